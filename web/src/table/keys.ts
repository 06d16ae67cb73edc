/** Keys of the table: one letter a deed, never while typing. */

export function keys(deeds: Record<string, (event: KeyboardEvent) => unknown>): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    const third = event.getModifierState("AltGraph"); // the third sign of a key, such as [ on many keyboards
    if (((event.ctrlKey || event.altKey) && !third) || event.metaKey || event.defaultPrevented) return;
    if (/^(input|textarea|select)$/i.test(target.tagName) && event.key !== "Escape") return;
    const name = event.key === " " ? "enter" : event.key.length === 1 ? event.key : event.key.toLowerCase();
    if (name === "enter" && event.repeat) return event.preventDefault(); // a key held down says one thing
    if (name === "enter" && target.closest("button, a, [role=button]")) return; // the thing in focus is pressed
    const deed = deeds[name];
    if (!deed) return;
    event.preventDefault();
    deed(event);
  };
}
