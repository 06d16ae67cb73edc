import { describe, expect, it } from "vitest";
import { correction, encode, formatBits, versionBits, type Modules } from "../src/lib/qr";

/** A reader of its own, by the standard: nothing of the writer is used. Level M; it throws if anything is wrong. */
const EXP: number[] = [1];
for (let i = 1; i < 255; i++) EXP[i] = ((EXP[i - 1] as number) << 1) ^ ((EXP[i - 1] as number) & 0x80 ? 0x11d : 0);
const LOG = new Map(EXP.map((value, i) => [value, i]));
const mul = (a: number, b: number): number => (a && b ? (EXP[((LOG.get(a) as number) + (LOG.get(b) as number)) % 255] as number) : 0);
const SHAPES: Record<number, [number, number[]]> = {
  1: [10, [16]], 2: [16, [28]], 3: [26, [44]], 4: [18, [32, 32]], 5: [24, [43, 43]], 6: [16, [27, 27, 27, 27]], 7: [18, [31, 31, 31, 31]],
  8: [22, [38, 38, 39, 39]], 9: [22, [36, 36, 36, 37, 37]], 10: [26, [43, 43, 43, 43, 44]], 11: [30, [50, 51, 51, 51, 51]],
  12: [22, [36, 36, 36, 36, 36, 36, 37, 37]], 13: [22, [37, 37, 37, 37, 37, 37, 37, 37, 38]], 14: [24, [40, 40, 40, 40, 41, 41, 41, 41, 41]],
  15: [24, [41, 41, 41, 41, 41, 42, 42, 42, 42, 42]], 16: [28, [45, 45, 45, 45, 45, 45, 45, 46, 46, 46]],
}; // prettier-ignore
const CENTRES: Record<number, number[]> = {
  1: [], 2: [18], 3: [22], 4: [26], 5: [30], 6: [34], 7: [22, 38], 8: [24, 42], 9: [26, 46], 10: [28, 50], 11: [30, 54], 12: [32, 58], 13: [34, 62],
  14: [26, 46, 66], 15: [26, 48, 70], 16: [26, 50, 74],
}; // prettier-ignore
const FORMATS = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"];

function read(code: Modules): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (row: number, column: number): number => (code[row]?.[column] ? 1 : 0);
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column)).concat([7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8)));
  const second = [1, 2, 3, 4, 5, 6, 7].map((i) => at(size - i, 8)).concat([8, 7, 6, 5, 4, 3, 2, 1].map((i) => at(8, size - i)));
  expect(first).toEqual(second);
  const mask = FORMATS.indexOf(first.join(""));
  expect(mask).toBeGreaterThanOrEqual(0);
  expect(at(size - 8, 8)).toBe(1);
  for (const [r, c] of [[0, 0], [0, size - 7], [size - 7, 0]] as const)
    ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"].forEach((row, i) => expect([...row].map((_, j) => at(r + i, c + j)).join("")).toBe(row));
  const taken = (row: number, column: number): boolean => {
    if (row === 6 || column === 6) return true;
    if ((row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9)) return true;
    if (version > 6 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
    const near = (value: number): number | undefined => [6, ...(CENTRES[version] as number[])].find((centre) => Math.abs(centre - value) < 3);
    const [y, x] = [near(row), near(column)];
    if (y === undefined || x === undefined || !CENTRES[version]?.length) return false;
    const last = Math.max(...(CENTRES[version] as number[]));
    return !((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6));
  };
  const flips = (i: number, j: number): boolean =>
    [(i + j) % 2, i % 2, j % 3, (i + j) % 3, (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2, ((i * j) % 2) + ((i * j) % 3), (((i * j) % 2) + ((i * j) % 3)) % 2, (((i + j) % 2) + ((i * j) % 3)) % 2][mask] === 0;
  const bits: number[] = [];
  let upward = true;
  for (let column = size - 1; column > 0; column -= column === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const c of [column, column - 1]) if (!taken(row, c)) bits.push(at(row, c) ^ (flips(row, c) ? 1 : 0));
    }
    upward = !upward;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  const [checks, lengths] = SHAPES[version] as [number, number[]];
  const blocks: number[][] = lengths.map(() => []);
  for (let i = 0; i < Math.max(...lengths); i++) lengths.forEach((length, b) => i < length && blocks[b]?.push(words.shift() as number));
  const data = blocks.flatMap((block) => [...block]);
  for (let i = 0; i < checks; i++) blocks.forEach((block) => block.push(words.shift() as number));
  expect(words.length).toBe(0);
  for (const block of blocks) for (let i = 0; i < checks; i++) expect(block.reduce((sum, word) => mul(sum, EXP[i] as number) ^ word, 0)).toBe(0); // no error
  const stream = data.flatMap((word) => [...word.toString(2).padStart(8, "0")]).join("");
  expect(stream.slice(0, 4)).toBe("0100");
  const wide = version < 10 ? 8 : 16;
  const count = Number.parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length: count }, (_, i) => Number.parseInt(stream.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("QR codes", () => {
  it("correct errors as the standard's worked example does (HELLO WORLD, 1-M)", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("tell mask and version by the standard's table", () => {
    expect(FORMATS.map((_, mask) => formatBits(mask).toString(2).padStart(15, "0"))).toEqual(FORMATS);
    expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
  });

  it("are read back, whatever their length and mask", () => {
    for (let length = 1; length <= 445; length += 37) {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7 + length) % 90))).join("");
      expect(read(encode(text))).toBe(text);
    }
    for (let mask = 0; mask < 8; mask++) expect(read(encode("https://strategikon.example/join/é", mask))).toBe("https://strategikon.example/join/é");
  });

  it("fill each version to its last byte", () => {
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450]; // of bytes at level M, by the standard
    most.forEach((length, i) => {
      expect(encode("x".repeat(length)).length).toBe(21 + 4 * i);
      expect(read(encode("x".repeat(length)))).toBe("x".repeat(length));
    });
    expect(() => encode("x".repeat(451))).toThrow(RangeError);
  });
});
