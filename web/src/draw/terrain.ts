/** Area terrain: one recipe a kind (art direction, 4.4). Each answers SVG for a set of hexes. */

import { fine, soften, spline, straight, walk, type Stop } from "./curves";
import { S, type Hexes, type Point } from "./hexes";
import { area, courses, flow } from "./outlines";
import { between, random } from "./random";
import { dots, sign, strewn } from "./signs";

export interface Ground { hexes: Hexes; names: readonly string[]; id: string; roads?: readonly string[] }
type Recipe = (ground: Ground) => string;

const path = (d: string, css: string, more = ""): string => `<path d="${d}" class="${css}" ${more}/>`;
const group = (css: string, inner: string): string => `<g class="${css}">${inner}</g>`;

/** Defines a path once and paints it in several coats. */
function coats(id: string, d: string, paint: (use: (css: string, more?: string) => string) => string): string {
  return `<defs><path id="${id}" d="${d}"/></defs>` + paint((css, more = "") => `<use href="#${id}" class="${css}" ${more}/>`);
}

const inside = (id: string, inner: string): string =>
  `<clipPath id="${id}-in"><use href="#${id}"/></clipPath><g clip-path="url(#${id}-in)">${inner}</g>`;

const trees = (symbols: string[]): Recipe => ({ hexes, names }) => {
  const d = area(hexes, names);
  const sown = strewn(hexes, names, { symbols, count: [7, 9], size: 26, ring: [0.05, 0.84], apart: 0.3 });
  return path(d, "woods") + path(d, "woods-e") + group("s-tree", sown);
};

const orchard: Recipe = ({ hexes, names }) => {
  const rows = [-0.45, -0.15, 0.15, 0.45];
  const inner = names.flatMap((name) => {
    const [x, y] = hexes.centre(name);
    return rows.flatMap((dy) => rows.map((dx) => sign("t-olive", [x + dx * S, y + dy * S], 15)));
  });
  return group("s-tree", inner.join(""));
};

const level = (css: string): Recipe => ({ hexes, names, id }) =>
  coats(id, area(hexes, names), (use) =>
    use("hach", 'stroke-width="17" stroke-dasharray="1.1 5.2" opacity=".62"')
    + use("hach", 'stroke-width="10" stroke-dasharray="1 2.3" opacity=".45"')
    + use(css) + use("contour")
    + inside(id, use("lip", 'stroke-width="20"') + use("lip", 'stroke-width="9"'))); // prettier-ignore

const rough: Recipe = ({ hexes, names }) => {
  const d = area(hexes, names);
  const sown = strewn(hexes, names, { symbols: ["t-rock-1", "t-rock-2", "t-rock-3"], count: [5, 5], size: 22, ring: [0.3, 0.8], apart: 0.4 });
  return path(d, "rough") + path(d, "rough-e") + path(dots(hexes, names, 20, [0.5, 1]), "roughd") + group("s-rock", sown);
};

const mountain: Recipe = (ground) =>
  level("lvl4")(ground) + group("s-rock", ground.names.map((n) => sign("t-mountain", ground.hexes.centre(n), 46)).join(""));

const soft: Recipe = ({ hexes, names, id }) => {
  const d = area(hexes, names);
  const pattern = `<pattern id="${id}-m" width="22" height="9" patternUnits="userSpaceOnUse"><path d="M1,3H9M13,7.5H20" class="marsh-d"/></pattern>`;
  return `<defs>${pattern}</defs>` + path(d, "marsh") + path(d, "", `fill="url(#${id}-m)"`);
};

const marsh: Recipe = (ground) => {
  const how = { symbols: ["t-marsh", "t-reeds"], count: [5, 5] as [number, number], size: 21, ring: [0.25, 0.8] as [number, number], apart: 0.4 };
  return soft(ground) + group("s-marsh", strewn(ground.hexes, ground.names, how));
};

const sea: Recipe = ({ hexes, names, id }) => {
  const far = [56, 40, 28, 18, 11, 5];
  const waves = { symbols: ["t-wave"], count: [0, 1] as [number, number], size: 22, ring: [0, 0.5] as [number, number], apart: 1 };
  return coats(id, area(hexes, names), (use) => {
    const lines = far.map((d, i) => use("seal", `stroke-width="${2 * d}" opacity="${(0.25 + 0.12 * i).toFixed(2)}"`) + use("seaw", `stroke-width="${2 * d - 2.2}"`));
    return use("seab", 'stroke-width="7"') + use("sea") + inside(id, lines.join("") + group("s-wave", strewn(hexes, names, waves))) + use("shore");
  });
};

const sand: Recipe = ({ hexes, names }) => {
  const dunes = { symbols: ["t-dune"], count: [1, 1] as [number, number], size: 22, ring: [0.3, 0.7] as [number, number], apart: 1 };
  return path(area(hexes, names), "sand") + path(dots(hexes, names, 46, [0.6, 1.3]), "sandd") + group("s-sand", strewn(hexes, names, dunes));
};

const snow: Recipe = ({ hexes, names }) => {
  const d = area(hexes, names);
  const stars = { symbols: ["t-snow"], count: [2, 2] as [number, number], size: 18, ring: [0.3, 0.7] as [number, number], apart: 0.6 };
  return path(d, "snow") + path(d, "snow-e") + group("s-snow", strewn(hexes, names, stars));
};

const signs = (css: string, symbols: string[], count: number, size: number, ring: [number, number] = [0.35, 0.7]): Recipe => ({ hexes, names }) =>
  group(css, strewn(hexes, names, { symbols, count: [count, count], size, ring, apart: 0.5 }));

const town: Recipe = ({ hexes, names }) => {
  const floor = straightArea(hexes, names);
  const temple = sign("t-temple", hexes.centre(names[Math.floor(names.length / 2)] as string), 34);
  const houses = strewn(hexes, names, { symbols: ["t-house", "t-houses"], count: [5, 5], size: 19, ring: [0.35, 0.72], apart: 0.42 });
  return path(floor, "town") + group("s-house", houses + temple);
};

function straightArea(hexes: Hexes, names: readonly string[]): string {
  return names.map((name) => straight(hexes.outline(name), true)).join("");
}

const camp: Recipe = ({ hexes, names }) =>
  names
    .map((name) => {
      const d = straight(hexes.outline(name, 7), true);
      const [x, y] = hexes.centre(name);
      const tents = [[-14, -12], [14, -12], [-14, 14], [14, 14]].map(([dx, dy]) => sign("t-tent", [x + (dx as number), y + (dy as number)], 22));
      return path(d, "camp-f") + path(d, "camp-s") + path(d, "camp-l") + group("s-tent", tents.join(""));
    })
    .join("");

/** A river runs through hex centres, its zigzag halved, meandering by a fifth of a hex, and on past the edge. */
function riverLine(hexes: Hexes, names: readonly string[]): Point[] {
  const centres = names.map((name) => hexes.centre(name));
  const calm = calmed(beyond(hexes, names, centres)).map<Point>((p, i) => {
    const chance = random(`river ${names[i] ?? i}`);
    return [p[0] + between(chance, -0.2, 0.2) * S, p[1] + between(chance, -0.1, 0.1) * S];
  });
  return calm;
}

/** Half way to softened: the zigzag of the hexes stays as a gentle swing. */
function calmed(line: readonly Point[]): Point[] {
  const soft = soften(line, false);
  return line.map((p, i) => [(p[0] + (soft[i] as Point)[0]) / 2, (p[1] + (soft[i] as Point)[1]) / 2]);
}

/** A line that ends on the edge of the board goes on outside it, the way it runs on the whole. */
function beyond(hexes: Hexes, names: readonly string[], centres: Point[]): Point[] {
  const edge = (name: string | undefined): boolean => name !== undefined && hexes.neighbours(name).length < 6;
  const on = (p: Point, q: Point): Point => {
    const length = Math.hypot(p[0] - q[0], p[1] - q[1]) || 1;
    return [p[0] + ((p[0] - q[0]) / length) * 2.4 * S, p[1] + ((p[1] - q[1]) / length) * 2.4 * S];
  };
  const middle: Point = [hexes.box.width / 2, hexes.box.height / 2];
  const first = edge(names[0]) ? [on(centres[0] as Point, centres[2] ?? centres[1] ?? middle)] : [];
  const last = names.length > 1 && edge(names.at(-1)) ? [on(centres.at(-1) as Point, centres.at(-3) ?? (centres[0] as Point))] : [];
  return [...first, ...centres, ...last];
}

const WIDE = S * Math.sqrt(3) * 0.78;

function water(id: string, d: string, w: number): string {
  return group("river", coats(id, d, (use) => {
    let inner = use("r-wet", `stroke-width="${w + 7}"`) + use("r-bank", `stroke-width="${w}"`) + use("r-water", `stroke-width="${w - 2.6}"`);
    for (let width = w - 9, gap = 9, fade = 0.75; width > 3 && fade > 0.2; gap *= 1.45, width -= gap, fade -= 0.16) {
      const css = fade > 0.7 ? "r-water" : "r-water2";
      inner += use("r-line", `stroke-width="${width.toFixed(1)}" opacity="${fade.toFixed(2)}"`) + use(css, `stroke-width="${(width - 1.5).toFixed(1)}"`);
    }
    return inner;
  })); // prettier-ignore
}

/** Whether a river fills its valley, two hexes wide and more: then it is drawn as an area, with its banks. */
function broad(hexes: Hexes, names: readonly string[]): boolean {
  const wet = new Set(names);
  const inside = names.filter((name) => hexes.neighbours(name).filter((n) => wet.has(n)).length > 2);
  return inside.length * 2 > names.length;
}

const river = (share: number): Recipe => ({ hexes, names, id }) => {
  if (broad(hexes, names)) return sea({ hexes, names, id });
  const wash = path(area(hexes, names), "wetland");
  return wash + courses(hexes, names).map((line, i) => water(`${id}-${i}`, spline(riverLine(hexes, line)), WIDE * share)).join("");
};

/** A channel without water. */
const dryBed: Recipe = ({ hexes, names }) =>
  courses(hexes, names)
    .map((line) => spline(riverLine(hexes, line)))
    .map((d) => path(d, "ditch-o", 'stroke-width="13"') + path(d, "ditch-i") + path(d, "dry"))
    .join("");

/** The pale oval and five dashed lines of a ford, across the water of its hex. */
const ford: Recipe = ({ hexes, names }) =>
  names
    .map((name) => {
      const [x, y] = hexes.centre(name);
      const across = (flow(hexes, name, names) + 90).toFixed(0);
      const ripples = [-14, -7, 0, 7, 14].map((dy) => `M-22,${dy}h44`).join("");
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${across})"><ellipse rx="24" ry="22" class="fordw"/>${path(ripples, "ford")}</g>`;
    })
    .join("");

/** The lines of roads, as they are drawn. */
const roadLines = (hexes: Hexes, names: readonly string[]): Point[][] =>
  courses(hexes, names).map((line) => soften(fine(beyond(hexes, line, line.map((n) => hexes.centre(n))), false, 2), false));

const road = (css: string): Recipe => ({ hexes, names }) =>
  roadLines(hexes, names)
    .map((line) => spline(line))
    .map((d) => path(d, `road-o ${css}`) + path(d, "road"))
    .join("");

/** Each bridge lies on its road, where this is nearest to the middle of the hex. */
const bridge: Recipe = ({ hexes, names, roads = [] }) => {
  const stops = roadLines(hexes, roads).flatMap((line) => walk(line, 4));
  return names
    .map((name) => {
      const centre = hexes.centre(name);
      const far = ({ at: [x, y] }: Stop): number => Math.hypot(x - centre[0], y - centre[1]);
      const stop = stops.reduce<Stop | null>((best, each) => (far(each) < (best ? far(best) : S) ? each : best), null);
      const [x, y] = (stop?.at ?? centre).map(Math.round) as [number, number];
      const turn = (stop ? (Math.atan2(stop.along[1], stop.along[0]) * 180) / Math.PI : flow(hexes, name, roads)).toFixed(0);
      const deck = path("M-31,-8H31V8H-31Z", "br-d") + path("M-34,-12L-30,-8H30L34,-12M-34,12L-30,8H30L34,12", "br-p");
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${deck}${path("M-20,-8V8M-10,-8V8M0,-8V8M10,-8V8M20,-8V8", "br-k")}</g>`;
    })
    .join("");
};

const unknown: Recipe = ({ hexes, names }) => path(area(hexes, names), "rough-e");

/** Kinds of terrain by the names rulesets use, from the lowest layer to the highest. */
export const TERRAIN: readonly (readonly [readonly string[], Recipe])[] = [
  [["level-2", "hill", "level_2", "slope"], level("lvl2")],
  [["level-3", "hill-2", "level_3"], level("lvl3")],
  [["level-4", "hill-3", "level_4", "level-5"], level("lvl4")],
  [["mountain"], mountain],
  [["snow"], snow],
  [["sand", "beach"], sand],
  [["soft", "soft_ground", "mud"], soft],
  [["marsh", "swamp"], marsh],
  [["rough", "rocky", "broken"], rough],
  [["sea", "coast", "lake", "water"], sea],
  [["dry_ditch"], dryBed],
  [["stream", "brook"], river(0.26)],
  [["minor_river"], river(0.6)],
  [["river", "major_river"], river(1)],
  [["rocky_riverbed", "riverbed"], (ground) => rough(ground) + river(0.5)(ground)],
  [["ford", "river_fordable", "fordable_river"], ford],
  [["road"], road("")],
  [["track", "path"], road("track")],
  [["bridge"], bridge],
  [["woods", "forest", "wood"], trees(["t-tree"])],
  [["conifers", "pine"], trees(["t-pine"])],
  [["orchard", "olives"], orchard],
  [["abatis"], signs("s-rock", ["t-abatis"], 4, 24)],
  [["town", "city", "walled_town"], town],
  [["habitations", "village", "houses", "settlement"], signs("s-house", ["t-houses", "t-house"], 4, 21)],
  [["camp", "fortified_camp"], camp],
];
const KNOWN = new Set(TERRAIN.flatMap(([kinds]) => kinds));
const FORDS = ["ford", "river_fordable", "fordable_river"];

/** The kind of water that the fords of a board lie in: the widest it has. */
const waterOf = (kinds: Record<string, string[]>): string => ["river", "major_river", "minor_river", "stream"].find((kind) => kinds[kind]?.length) ?? "river";

/** All area terrain of a board. */
export function terrain(hexes: Hexes, kinds: Record<string, string[]>, id: string): string {
  const named = (wanted: readonly string[]): string[] => wanted.flatMap((kind) => kinds[kind] ?? []).filter((n) => hexes.has(n));
  const drawn = TERRAIN.map(([wanted, recipe], i) => {
    // A ford is a place in a river: its water is drawn with the river's.
    const names = wanted.includes(waterOf(kinds)) ? [...new Set([...named(wanted), ...named(FORDS)])] : named(wanted);
    return names.length ? recipe({ hexes, names, id: `${id}-t${i}`, roads: [...named(["road"]), ...named(["track"])] }) : "";
  });
  const others = Object.entries(kinds).filter(([kind, names]) => !KNOWN.has(kind) && kind !== "clear" && names.length);
  return drawn.join("") + others.map(([, names], i) => unknown({ hexes, names, id: `${id}-u${i}` })).join("");
}
