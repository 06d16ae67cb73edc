import { mount } from "svelte";
import App from "./App.svelte";
import sprite from "./art/symbols.svg?raw";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/board.css";

const SHEEN =
  '<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>';

/** The drawings are put into the document once; everything refers to them by name. */
function hang(): void {
  const holder = document.createElement("div");
  holder.innerHTML = sprite.slice(sprite.indexOf("<svg xmlns")).replace("</svg>", `<defs>${SHEEN}</defs></svg>`);
  const svg = holder.firstElementChild as SVGElement;
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  svg.querySelectorAll("title").forEach((title) => title.remove());
  document.body.prepend(svg);
}

hang();
mount(App, { target: document.getElementById("page") as HTMLElement });
