"""Caesar: ancient battles on a free table, in inches. In the making: it joins the library when it can be fought out."""
