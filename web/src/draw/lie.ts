/**
 * How a free table lies before its player: turned clockwise by so many quarters, so that who sits at the other end has his own
 * edge below too. What is drawn goes through it, and what is clicked comes back through it: the rules know one table only.
 */

import type { Board, Fit, Measured, Overlay, Place, Scene, Spot } from "../lib/wire";
import type { Pose } from "../lib/wishing.svelte";

export class Lie {
  constructor(readonly quarters: number, private readonly size: Spot) {}

  /** A point of the table, as it lies. */
  spot = ([x, y]: Spot): Spot => this.by(this.quarters, [x, y], this.size);
  /** And the other way: where on the table that is. */
  back = ([x, y]: Spot): Spot => this.by(4 - this.quarters, [x, y], this.quarters % 2 ? [this.size[1], this.size[0]] : this.size);

  private by(quarters: number, [x, y]: Spot, [width, height]: Spot): Spot {
    if (quarters % 4 === 1) return [height - y, x];
    if (quarters % 4 === 2) return [width - x, height - y];
    return quarters % 4 === 3 ? [y, width - x] : [x, y];
  }

  /** Where a point of the table as it lies is, in whole inches from the lower left corner of the table as its texts count them. */
  inches(at: Spot): { x: number; up: number } {
    const [x, y] = this.back(at);
    return { x: Math.round(x / 1000), up: Math.round((this.size[1] - y) / 1000) };
  }

  private heading = (degrees: number): number => (degrees + 90 * this.quarters) % 360;

  pose = ({ at, facing }: Pose): Pose => ({ at: this.spot(at), facing: this.heading(facing) });
  poseBack = ({ at, facing }: Pose): Pose => ({ at: this.back(at), facing: facing - 90 * this.quarters });

  place = <P extends Place | null>(place: P): P => {
    if (place && "point" in place) return { point: this.spot(place.point) } as P;
    if (place && "pose" in place) return { pose: [...this.spot([place.pose[0], place.pose[1]]), this.heading(place.pose[2])] } as P;
    return place;
  };

  /** `spot:x,y` and `pose:x,y,degrees`; any other ref names the same thing however the table lies. */
  ref = (ref: string): string => this.carried(ref, this.spot, 1);
  refBack = (ref: string): string => this.carried(ref, this.back, -1);

  private carried(ref: string, at: (spot: Spot) => Spot, sign: 1 | -1): string {
    const [, kind, numbers = ""] = /^(spot|pose):(.*)$/.exec(ref) ?? [];
    if (!kind || !this.quarters) return ref;
    const [x = 0, y = 0, degrees] = numbers.split(",").map(Number);
    const turned = degrees === undefined ? [] : [(((degrees + sign * 90 * this.quarters) % 360) + 360) % 360];
    return `${kind}:${[...at([x, y]), ...turned].join(",")}`;
  }

  private board(board: Board): Board {
    return {
      ...board,
      size: this.quarters % 2 ? [this.size[1], this.size[0]] : this.size,
      shapes: board.shapes.map((shape) => ({ ...shape, polygon: shape.polygon.map(this.spot), line: shape.line.map(this.spot) })),
      labels: board.labels.map((label) => ({ ...label, place: this.place(label.place) })),
      boxes: board.boxes.map((box) => ({ ...box, place: this.place(box.place), shape: box.shape.map(this.spot) })),
    };
  }

  scene(scene: Scene): Scene {
    if (!this.quarters) return scene;
    const pieces = scene.pieces.map((piece) => ({ ...piece, place: this.place(piece.place) }));
    const markers = scene.markers.map((marker) => ({ ...marker, place: this.place(marker.place), origin: this.place(marker.origin ?? null) }));
    return { ...scene, board: this.board(scene.board), pieces, markers };
  }

  overlay = (overlay: Overlay): Overlay => ({ ...overlay, shapes: overlay.shapes.map((shape) => ({ ...shape, place: this.place(shape.place), polygon: shape.polygon.map(this.spot) })) });
  way = <W extends { places: Place[] }>(way: W): W => ({ ...way, places: way.places.map(this.place) });
  fit = (fit: Fit): Fit => ({ ...fit, route: fit.route && this.way(fit.route), option: fit.option && { ...fit.option, refs: fit.option.refs.map(this.ref) } });
  measured = (found: Measured): Measured => ({ ...found, band: found.band && [this.spot(found.band[0]), this.spot(found.band[1])] });
}
