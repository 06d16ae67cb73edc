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

/** Patterns of what is laid over the board: the board and its legend use the same. */
const line = (id: string, wide: number, turn: number, inner: string): string =>
  `<pattern id="ov-${id}" width="${wide}" height="${wide}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${inner}</pattern>`;
const PATTERNS = [
  line("control", 8.5, 45, '<path d="M0,0V8.5" class="ov-hatch"/>'),
  line("flank", 12, -45, '<path d="M0,0V12" class="ov-arc"/>'),
  line("rear", 11, 0, '<circle cx="3" cy="3" r="1.9" class="ov-dot"/><circle cx="8.5" cy="8.5" r="1.9" class="ov-dot"/>'),
  line("hidden", 14, 0, '<path d="M3,3L8,8M8,3L3,8" class="ov-cross"/>'),
  line("danger", 9, 20, '<path d="M0,0V9" class="ov-warn"/>'),
  '<pattern id="smoke-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)"><path d="M0,1.6H7M0,4.2H7" class="smoke-h"/></pattern>',
].join("");

/** The drawings are put into the document once; everything refers to them by name. */
function hang(): void {
  const holder = document.createElement("div");
  holder.innerHTML = sprite.slice(sprite.indexOf("<svg xmlns")).replace("</svg>", `<defs>${SHEEN}${PATTERNS}</defs></svg>`);
  const svg = holder.firstElementChild as SVGElement;
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  svg.querySelectorAll("title").forEach((title) => title.remove());
  document.body.prepend(svg);
}

/** The page opens without its server once it was here: `shell/worker.js` keeps its files. */
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);

hang();
mount(App, { target: document.getElementById("page") as HTMLElement });
