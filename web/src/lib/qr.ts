/** QR codes (ISO/IEC 18004): a text as bytes, error correction M, versions 1 to 16. Dark modules are true. */

/** Of each version: codewords of error correction in a block; then how many blocks of how many codewords of data. */
const BLOCKS: readonly (readonly [correction: number, ...groups: (readonly [count: number, data: number])[]])[] = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]], [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]], [30, [1, 50], [4, 51]], [22, [6, 36], [2, 37]], [22, [8, 37], [1, 38]],
  [24, [4, 40], [5, 41]], [24, [5, 41], [5, 42]], [28, [7, 45], [3, 46]],
]; // prettier-ignore
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50], [6, 30, 54], [6, 32, 58],
  [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74],
]; // prettier-ignore
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export type Modules = boolean[][];

/** The code of a text. The mask is the one that is read best, unless one is wished. */
export function encode(text: string, wished?: number): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => capacity(i + 1) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (!version) throw new RangeError("too long for a QR code");
  const words = interleaved(dataWords(bytes, version), version);
  const drawn = MASKS.map((_, mask) => (wished === undefined || wished === mask ? draw(words, version, mask) : null));
  const all = drawn.filter((code) => code !== null);
  return all.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

const groupsOf = (version: number): readonly (readonly [number, number])[] => (BLOCKS[version - 1]?.slice(1) ?? []) as [number, number][];
const correctionOf = (version: number): number => (BLOCKS[version - 1]?.[0] ?? 0) as number;
const capacity = (version: number): number => groupsOf(version).reduce((sum, [count, data]) => sum + count * data, 0);

// -- codewords ----------------------------------------------------------------------------------------------------------

/** Mode, count, the bytes, an end, and filling up to the capacity. */
function dataWords(bytes: readonly number[], version: number): number[] {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  const most = capacity(version) * 8;
  bits.push(...Array<number>(Math.min(4, most - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  for (let fill = 0xec; bits.length < most; fill ^= 0xec ^ 0x11) bits.push(...bitsOf(fill, 8));
  return Array.from({ length: most / 8 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
}

const bitsOf = (value: number, length: number): number[] => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** The codewords of all blocks in turn, then those of their error correction. */
function interleaved(data: readonly number[], version: number): number[] {
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, length] of groupsOf(version)) for (let i = 0; i < count; i++) blocks.push(data.slice(at, (at += length)));
  const checks = blocks.map((block) => correction(block, correctionOf(version)));
  return [...inTurn(blocks), ...inTurn(checks)];
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => (i < block.length ? [block[i] as number] : []))).flat();
}

/** Reed-Solomon: what is left of the data divided by the generator, over the field of 256 with 0x11d. */
export function correction(data: readonly number[], length: number): number[] {
  const generator = generatorOf(length);
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] as number;
    for (let j = 0; j <= length; j++) rest[i + j] = (rest[i + j] as number) ^ times(factor, generator[j] as number);
  }
  return rest.slice(data.length);
}

function generatorOf(length: number): number[] {
  let made = [1];
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2)) {
    const shifted = [...made, 0];
    made = shifted.map((value, j) => value ^ times(made[j - 1] ?? 0, root));
  }
  return made;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

// -- modules --------------------------------------------------------------------------------------------------------------

/** The remainder of a value by a generator, both polynomials over bits. */
function remainder(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31; bit >= bits; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - bits);
  return rest;
}

/** 15 bits: level M (00) and the mask, with their correction. */
export const formatBits = (mask: number): number => ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
/** 18 bits: the version with its correction. */
export const versionBits = (version: number): number => (version << 12) | remainder(version, 0x1f25, 12);

function draw(words: readonly number[], version: number, mask: number): Modules {
  const size = 17 + 4 * version;
  const fixed: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = fixed[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  finders(size, set);
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  alignments(version, size, set);
  told(version, mask, size, set);
  return filled(fixed, words, mask);
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Three corners: a square in a ring, with a white border. */
function finders(size: number, set: Set): void {
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
}

function alignments(version: number, size: number, set: Set): void {
  const places = ALIGNED[version - 1] ?? [];
  for (const cy of places)
    for (const cx of places) {
      if ((cx < 8 && cy < 8) || (cx > size - 9 && cy < 8) || (cx < 8 && cy > size - 9)) continue;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
}

/** Level, mask and version, each of them twice. */
function told(version: number, mask: number, size: number, set: Set): void {
  const format = formatBits(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
  if (version < 7) return;
  const bits = versionBits(version);
  for (let i = 0; i < 18; i++) {
    const [along, across] = [Math.floor(i / 3), size - 11 + (i % 3)];
    set(along, across, ((bits >> i) & 1) === 1);
    set(across, along, ((bits >> i) & 1) === 1);
  }
}

/** The codewords, two columns at a time, up and down from the right, where nothing else stands. */
function filled(fixed: readonly (boolean | undefined)[][], words: readonly number[], mask: number): Modules {
  const size = fixed.length;
  const code = fixed.map((row) => row.map((dark) => dark ?? false));
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        (code[y] as boolean[])[x] = dark !== (MASKS[mask] as (x: number, y: number) => boolean)(x, y);
        bit++;
      }
    }
  }
  return code;
}

/** How hard it is to read: runs of one colour, squares, things that look like corners, too much of one colour. */
export function penalty(code: Modules): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x] as boolean));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const dark = code[y]?.[x];
      if (code[y]?.[x + 1] === dark && code[y + 1]?.[x] === dark && code[y + 1]?.[x + 1] === dark) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** The dark modules as a path, one unit a module, with a quiet zone of four around. */
export function pathOf(code: Modules, quiet = 4): string {
  return code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + quiet},${y + quiet}h1v1h-1z`] : []))).join("");
}
