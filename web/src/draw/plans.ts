/** Signs of an old battle plan: what a piece is, where a figure would be a smear (art direction, 13.1). */

const disc = (x: number, y: number, r: number): string => `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
const bar = (x: number, y: number, w: number, h: number): string => `M${x},${y}h${w}v${h}h${-w}Z`;

/** By the words of an arm, the first that fits; drawn around (0, 0), twenty wide. */
const SIGNS: [RegExp, string][] = [
  [/phalanx|pike/, [-10, -4.4, 1.2, 6.8].map((x) => bar(x, -10, 3.2, 20)).join("")],
  [/light-horse|horse-archer|camel/, "M-10,7.6V10H-7.6L10,-7.6V-10H7.6Z"],
  [/light-foot|archer|bow|slinger|peltast|handgun/, disc(-6.6, 5.4, 3.9) + disc(6.6, 5.4, 3.9) + disc(0, -6, 3.9)],
  [/horse|cataphract|lancer|knight/, "M-10,-10H10V10H-10Z M-7.8,-7.8V5.2L5.2,-7.8Z"],
  [/elephant/, disc(0, 0, 9.4)],
  [/chariot/, disc(0, 0, 9.8) + disc(0, 0, 5.6)],
  [/engine|thrower|bombard/, "M-10,-7.4L-7.4,-10L0,-2.6L7.4,-10L10,-7.4L2.6,0L10,7.4L7.4,10L0,2.6L-7.4,10L-10,7.4L-2.6,0Z"],
  [/wagon/, bar(-10, -8, 20, 5) + disc(-5.6, 4, 4) + disc(5.6, 4, 4)],
  [/boat|ship/, "M-10,1H10L6,9H-6Z M-1.4,-10H1.4V-1H-1.4Z"],
  [/foot|warrior|auxilia|halberd/, bar(-9, -9, 18, 18)],
]; // prettier-ignore

/** The sign of an arm; nothing for a single man and for what is not known. */
export function plan(art: string, y: number): string {
  const found = SIGNS.find(([arms]) => arms.test(art));
  return found ? `<path d="${found[1]}" class="plan" transform="translate(0 ${y})"/>` : "";
}
