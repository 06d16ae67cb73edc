import { describe, expect, it } from "vitest";
import { Wishing } from "../src/lib/wishing.svelte";
import type { Table } from "../src/lib/table.svelte";
import type { Fit } from "../src/lib/wire";

type Asked = { at: [number, number]; facing: number; loose: boolean };

/** A table whose server draws what is not meant to the letter to a friend's flank. */
function tableOf() {
  const asked: Asked[] = [];
  const proposed: (string | undefined)[] = [];
  const fit = (wish: Asked): Fit => {
    const [x, y] = wish.loose ? wish.at : [40_000, 20_000];
    return { option: { text: `move A to ${x} ${y}`, refs: [], label: { en: "", fr: "" } }, route: null, notes: [], exact: true, reason: null, rule: "" } as unknown as Fit;
  };
  const table = {
    number: 1,
    options: [{}],
    decision: { family: { shape: "pose", piece: "A", verbs: [], step: 500, turn: 5 }, options: [] },
    tryFit: (wish: Asked) => Promise.resolve((asked.push(wish), fit(wish))),
    propose: (found: Fit | null) => void proposed.push(found?.option?.text),
  };
  return { wishing: new Wishing(table as unknown as Table), asked, proposed };
}

describe("a unit near a friend's flank", () => {
  it("is drawn to it: what the server snaps to stands ready, not where the pointer is", async () => {
    const { wishing, asked, proposed } = tableOf();
    wishing.to({ at: [39_712, 20_261], facing: 364 });
    await wishing.settled();
    expect(asked).toEqual([{ piece: "A", at: [39_500, 20_500], facing: 4, loose: false }]);
    expect(wishing.option?.text).toBe("move A to 40000 20000");
    expect(proposed.at(-1)).toBe("move A to 40000 20000");
  });

  it("stands where it is put once the magnet is away, and is drawn again with it", async () => {
    const { wishing, asked } = tableOf();
    wishing.to({ at: [39_712, 20_261], facing: 0 });
    await wishing.settled();
    wishing.switchMagnet();
    await wishing.settled();
    expect(wishing.option?.text).toBe("move A to 39500 20500"); // the same wish, asked anew
    wishing.switchMagnet();
    await wishing.settled();
    expect(wishing.option?.text).toBe("move A to 40000 20000");
    expect(asked.map(({ loose }) => loose)).toEqual([false, true, false]);
  });

  it("goes to the letter where keys move it", async () => {
    const { wishing, asked } = tableOf();
    wishing.to({ at: [39_500, 20_500], facing: 0 }, true);
    await wishing.settled();
    expect(asked[0]?.loose).toBe(true);
  });
});
