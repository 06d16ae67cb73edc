/** Hexside terrain: banks, walls, streams, drawn along chains of sides (art direction, 4.5). */

import { fine, halved, soften, spline, straight, walk, xy } from "./curves";
import { DIRECTIONS, type Hexes, type Point } from "./hexes";
import { chains } from "./outlines";
import { random } from "./random";

interface Line { points: Point[]; closed: boolean }
type Recipe = (line: Line) => string;

const stroke = (d: string, css: string, more = ""): string => `<path d="${d}" class="${css}" ${more}/>`;
const softly = (line: Line, times = 1): Point[] => soften(halved(line.points, line.closed), line.closed, times);
const smooth = (line: Line, times = 1): string => spline(softly(line, times), line.closed);
const plain = (line: Line): string => straight(line.points, line.closed);
const off = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

/** Tapering teeth: `to` is +1 for the side away from the named hex, -1 for its own. */
function teeth(line: Line, long: number, to: 1 | -1): string {
  const marks = walk(fine(softly(line), line.closed), 4.7).map(({ at, along, out }, i) => {
    const vary = 0.8 + 0.4 * random(`tooth ${xy(at)}`)();
    const tip = off(at, out, to * long * (i % 2 ? 0.62 : 1) * vary);
    return `M${xy(off(at, along, -1.2))}L${xy(off(at, along, 1.2))}L${xy(tip)}Z`;
  });
  return stroke(marks.join(""), "cliff-t");
}

const steep: Recipe = (line) => teeth(line, 10.5, -1) + stroke(smooth(line), "cliff", 'stroke-width="2.8"');
const ravine: Recipe = (line) => teeth(line, 9, 1) + teeth(line, 9, -1) + stroke(smooth(line), "cliff", 'stroke-width="2.6"');
const embankment: Recipe = (line) => teeth(line, 8, 1) + teeth(line, 8, -1) + stroke(smooth(line), "cliff", 'stroke-width="3"');
const stream: Recipe = (line) => stroke(smooth(line, 2), "stm-o") + stroke(smooth(line, 2), "stm");
const minorRiver: Recipe = (line) =>
  stroke(smooth(line, 2), "stm-o", 'style="stroke-width:9"') + stroke(smooth(line, 2), "stm", 'style="stroke-width:6.4"')
  + stroke(smooth(line, 2), "seal", 'stroke-width="1"'); // prettier-ignore

const rampart: Recipe = (line) => {
  const merlons = walk(line.closed ? [...line.points, line.points[0] as Point] : line.points, 9.5).map(({ at, along, out }) => {
    const base = off(at, out, 2.6);
    const corners = [off(base, along, -2.4), off(base, along, 2.4), off(off(base, along, 2.4), out, 5.4), off(off(base, along, -2.4), out, 5.4)];
    return straight(corners, true);
  });
  return stroke(merlons.join(""), "ramp-t") + stroke(plain(line), "ramp-o") + stroke(plain(line), "ramp-i");
};

const wall: Recipe = (line) => {
  const towers = line.points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.6" class="twr"/><circle cx="${x}" cy="${y}" r="2.4" class="twr-i"/>`);
  return stroke(plain(line), "wall-o") + stroke(plain(line), "wall-m") + stroke(plain(line), "wall-i") + towers.join("");
};
const lowWall: Recipe = (line) =>
  stroke(plain(line), "wall-o", 'style="stroke-width:7"') + stroke(plain(line), "wall-m", 'style="stroke-width:4.4"')
  + stroke(plain(line), "wall-i", 'style="stroke-width:4.4"'); // prettier-ignore

const gate: Recipe = (line) => {
  const [p, q] = [line.points[0] as Point, line.points[1] as Point];
  const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const along: Point = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
  const tower = (by: number): string => {
    const [x, y] = off(middle, along, by);
    return `<rect x="${x - 4.6}" y="${y - 4.6}" width="9.2" height="9.2" class="twr" transform="rotate(${turn} ${x} ${y})"/>`;
  };
  return stroke(straight([off(middle, along, -8), off(middle, along, 8)]), "gate") + tower(-11) + tower(11);
};

const palisade: Recipe = (line) => stroke(plain(line), "camp-s", 'style="stroke-width:11"') + stroke(plain(line), "camp-l");
const ditch: Recipe = (line) => stroke(smooth(line), "ditch-o") + stroke(smooth(line), "ditch-i") + teeth(line, 4.4, -1);
const stakes: Recipe = (line) => {
  const marks = walk(line.points, 8).map(({ at, along, out }) => `M${xy(off(at, out, -6))}L${xy(off(off(at, out, 6), along, 5))}`);
  return stroke(marks.join(""), "cliff", 'stroke-width="2.4"');
};
const barrier: Recipe = (line) => {
  const crosses = walk(line.points, 14).map(({ at, along, out }) => {
    const corner = (a: number, b: number): string => xy(off(off(at, along, a * 5.5), out, b * 6));
    return `M${corner(-1, -1)}L${corner(1, 1)}M${corner(-1, 1)}L${corner(1, -1)}`;
  });
  return stroke(plain(line), "cliff", 'stroke-width="1.6"') + stroke(crosses.join(""), "cliff", 'stroke-width="2"');
};
const along = (line: Line, step: number): ReturnType<typeof walk> => walk(line.closed ? [...line.points, line.points[0] as Point] : line.points, step);

/** Five small pits a side. */
const pits: Recipe = (line) => along(line, 8.6).map(({ at: [x, y] }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" class="pit"/>`).join("");

/** Four-pointed stars. */
const caltrops: Recipe = (line) => {
  const stars = along(line, 10.75).map(({ at, along: a, out }, i) => {
    const tip = (d: Point, by: number): string => xy(off(at, d, by));
    const [r, n] = i % 2 ? [5, 1.4] : [6, 1.6];
    const waist = (s: number, t: number): string => xy(off(off(at, a, s * n), out, t * n));
    return `M${tip(a, r)}L${waist(1, 1)}L${tip(out, r)}L${waist(-1, 1)}L${tip(a, -r)}L${waist(-1, -1)}L${tip(out, -r)}L${waist(1, -1)}Z`;
  });
  return stroke(stars.join(""), "cliff-t");
};

/** Teeth of rock toward the outer side. */
const scree: Recipe = (line) => {
  const rocks = along(line, 7.2).map(({ at, along: a, out }, i) => {
    const long = 10 * (0.75 + 0.5 * random(`scree ${xy(at)}`)());
    return `M${xy(off(at, a, -3.8))}L${xy(off(off(at, a, -1.4), out, long * (i % 2 ? 0.7 : 1)))}L${xy(off(off(at, a, 1.6), out, long * 0.8))}L${xy(off(at, a, 3.8))}Z`;
  });
  return stroke(rocks.join(""), "scree") + stroke(plain(line), "cliff", 'stroke-width="1.4"');
};

/** Crossed boughs on a trunk. */
const abatis: Recipe = (line) => {
  const boughs = along(line, 7.2).map(({ at, along: a, out }, i) => {
    const side = i % 2 ? 1 : -1;
    return `M${xy(off(off(at, out, -8), a, -4 * side))}L${xy(off(off(at, out, 8), a, 4 * side))}M${xy(off(off(at, out, 4), a, 2 * side))}L${xy(off(off(at, out, 8), a, -2.6 * side))}`;
  });
  return stroke(plain(line), "cliff", 'stroke-width="3"') + stroke(boughs.join(""), "cliff", 'stroke-width="1.7"');
};

/** Links, lying and standing in turn. */
const links: Recipe = (line) =>
  along(line, 8.6)
    .map(({ at: [x, y], along: a }, i) => {
      const turn = ((Math.atan2(a[1], a[0]) * 180) / Math.PI).toFixed(1);
      const [rx, ry] = i % 2 ? [4.6, 1.2] : [6, 3.5];
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx}" ry="${ry}" class="link" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
    })
    .join("");

/** A current: chevrons in the middle of a hex, toward the side by which the water leaves it. */
function current(hexes: Hexes, [name, side]: [string, string], strong: boolean): string {
  const [x, y] = hexes.centre(name);
  const [a, b] = hexes.edge(name, side);
  const turn = (Math.atan2((a[1] + b[1]) / 2 - y, (a[0] + b[0]) / 2 - x) * 180) / Math.PI;
  const arrows = (strong ? [-12, 0, 12] : [-6, 6]).map((dx) => `M${dx - 4},-8L${dx + 4},0L${dx - 4},8`).join("");
  return `<path d="${arrows}" class="current" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"/>`;
}
const CURRENTS = ["current", "strong_current"];

const nothing: Recipe = () => "";
const unknown: Recipe = (line) => stroke(plain(line), "cliff", 'stroke-width="2.4" stroke-dasharray="6 4"');

const HEXSIDES: readonly (readonly [readonly string[], Recipe])[] = [
  [["slope"], nothing],
  [["stream"], stream],
  [["minor_river"], minorRiver],
  [["steep_bank", "cliff"], steep],
  [["steep_stream_bank", "ravine"], ravine],
  [["embankment"], embankment],
  [["ditch"], ditch],
  [["stakes"], stakes],
  [["barrier"], barrier],
  [["chains"], links],
  [["pits"], pits],
  [["caltrops"], caltrops],
  [["scree"], scree],
  [["abatis"], abatis],
  [["palisade"], palisade],
  [["low_wall"], lowWall],
  [["rampart"], rampart],
  [["wall", "town_wall", "city_wall", "fortification"], wall],
  [["gate"], gate],
];

const BANKS = ["steep_bank", "cliff", "steep_stream_bank", "ravine"]; // natural: their teeth point down, whoever names them

/** The same side named from the lower of its two hexes: teeth point down. */
function fromBelow(hexes: Hexes, [name, side]: [string, string], level: (name: string) => number): [string, string] {
  const k = hexes.side(side);
  const there = hexes.neighbour(name, k);
  if (there === undefined || level(there) >= level(name)) return [name, side];
  return [there, DIRECTIONS[hexes.orientation][(k + 3) % 6] as string];
}

/** The level of each hex, from the terrain `level-2`, `level-3` and so on. */
function levels(terrain: Record<string, string[]>): (name: string) => number {
  const sets = Object.entries(terrain).filter(([kind]) => kind.startsWith("level-")).map(([, names]) => new Set(names));
  return (name) => sets.filter((set) => set.has(name)).length;
}

/** All hexside terrain of a board. Gates are drawn side by side, over the walls they open. */
export function hexsides(hexes: Hexes, given: Record<string, [string, string][]>, terrain: Record<string, string[]>): string {
  const level = levels(terrain);
  const kinds = Object.fromEntries(Object.entries(given).map(([kind, sides]) => [kind, BANKS.includes(kind) ? sides.map((side) => fromBelow(hexes, side, level)) : sides]));
  const known = new Set(HEXSIDES.flatMap(([names]) => names));
  const drawn = HEXSIDES.map(([names, recipe]) => {
    const sides = names.flatMap((name) => kinds[name] ?? []);
    const lines = recipe === gate ? sides.flatMap((side) => chains(hexes, [side])) : chains(hexes, sides);
    return lines.map(recipe).join("");
  });
  const others = Object.entries(kinds).filter(([kind]) => !known.has(kind) && !CURRENTS.includes(kind));
  const flows = CURRENTS.flatMap((kind) => (kinds[kind] ?? []).map((side) => current(hexes, side, kind !== "current")));
  return flows.join("") + drawn.join("") + others.flatMap(([, sides]) => chains(hexes, sides).map(unknown)).join("");
}
