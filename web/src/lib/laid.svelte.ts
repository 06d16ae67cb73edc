/** What the player has laid over the board. It is asked anew after every choice, and lifted when nothing is known any more. */

import { keyOf } from "../board/overlays";
import type { Table } from "./table.svelte";
import type { Overlay, OverlayKind, Piece, Scene, Spot } from "./wire";

type Whom = { piece: string } | { side: string };

export class Laid {
  shown: Overlay[] = $state.raw([]);

  constructor(private readonly table: Table) {}

  has = (kind: string, whom: Whom): boolean => this.shown.some((overlay) => keyOf(overlay) === wish(kind, whom));

  async toggle(kind: string, whom: Whom): Promise<void> {
    if (this.has(kind, whom)) return this.drop(wish(kind, whom));
    const found = await this.table.overlay(kind, whom);
    if (found) this.shown = [...this.shown.filter((overlay) => keyOf(overlay) !== keyOf(found)), found];
  }

  /** Who can come to a hex, or to a point of a free table. */
  async reaching(where: { hex: string } | { at: Spot }): Promise<void> {
    const found = await this.table.overlay("reaching", where);
    this.shown = [...this.shown.filter(({ kind }) => kind !== "reaching"), ...(found ? [found] : [])];
  }

  lift = (overlay: Overlay): void => this.drop(keyOf(overlay));
  clear(): void {
    this.shown = [];
  }

  private drop(key: string): void {
    this.shown = this.shown.filter((overlay) => keyOf(overlay) !== key);
  }

  /** After a choice: the same things, as they are now. */
  async refresh(): Promise<void> {
    const asked = this.shown;
    if (!asked.length) return;
    const kept = asked.filter(({ kind }) => kind !== "reaching"); // that was asked of one moment
    const found = await Promise.all(kept.map(({ kind, piece, side }) => this.table.overlay(kind, piece === null ? { side: side ?? "" } : { piece })));
    if (this.shown === asked) this.shown = found.filter((overlay) => overlay !== null);
  }

  /** A key of the keyboard: for the piece in question if it has such a thing, else for the side that matters. */
  press(kind: string, piece: Piece | undefined, scene: Scene, viewer: string): void {
    const known = scene.overlays?.find((each) => each.kind === kind);
    if (!known) return;
    if (piece?.overlays?.includes(kind)) return void this.toggle(kind, { piece: piece.id });
    if (known.sides) void this.toggle(kind, { side: sideFor(known, scene, viewer) });
  }
}

const wish = (kind: string, whom: Whom): string => keyOf({ kind, piece: "piece" in whom ? whom.piece : null, side: "side" in whom ? whom.side : null });

/** The enemy's zones of control and one's own of everything else. */
function sideFor({ kind }: OverlayKind, scene: Scene, viewer: string): string {
  const sides = (scene.sides ?? []).map(({ id }) => id);
  const own = viewer || (sides[0] ?? "");
  return kind === "control" ? (sides.find((side) => side !== own) ?? own) : own;
}

/** One letter for each kind. */
export const OVERLAY_KEYS: Record<string, string> = { r: "reach", z: "control", x: "command", f: "missile", a: "arcs", s: "support", g: "charge", d: "danger" };
export const keyFor = (kind: string): string => Object.entries(OVERLAY_KEYS).find(([, of]) => of === kind)?.[0] ?? "";
