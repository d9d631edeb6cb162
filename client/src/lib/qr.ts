/** QR codes of short texts (ISO 18004): bytes, the least error correction (L), versions 1 to 6, mask 0. */

/** For each version: bytes of data, bytes of correction in a block, blocks. */
const VERSIONS = [[19, 7, 1], [34, 10, 1], [55, 15, 1], [80, 20, 1], [108, 26, 1], [136, 18, 2]] as const;
/** Level L and mask 0, with their own correction. */
const FORMAT = 0b111011111000100;
const BYTES = 0b0100;

/** The rows of the code, dark modules true; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data);
  if (version < 0) return null;
  const [data, correction, blocks] = VERSIONS[version]!;
  const size = 21 + 4 * version;
  const code = drawn(size, version);
  fill(code, interleaved(padded(bytes, data), correction, blocks));
  return code.map((row) => row.map(Boolean));
}

function padded(bytes: number[], length: number): number[] {
  const bits = [BYTES.toString(2).padStart(4, '0'), ...[bytes.length, ...bytes].map((b) => b.toString(2).padStart(8, '0')), '0000'];
  const whole = bits.join('').match(/.{8}/g)!.map((word) => Number.parseInt(word, 2));
  return Array.from({ length }, (_, i) => whole[i] ?? ((i - whole.length) % 2 ? 0x11 : 0xec));
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> i) & 1) product ^= a;
  }
  return product;
}

function corrected(block: number[], length: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2)) {
    const next = [...generator, 0];
    generator.forEach((factor, k) => (next[k + 1]! ^= times(factor, root)));
    generator = next;
  }
  const rest = [...block, ...Array<number>(length).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const lead = rest[i]!;
    generator.forEach((factor, k) => (rest[i + k]! ^= times(factor, lead)));
  }
  return rest.slice(block.length);
}

function interleaved(data: number[], correction: number, count: number): number[] {
  const length = data.length / count;
  const blocks = Array.from({ length: count }, (_, i) => data.slice(i * length, (i + 1) * length));
  const ends = blocks.map((block) => corrected(block, correction));
  const across = (rows: number[][]): number[] => rows[0]!.flatMap((_, i) => rows.map((row) => row[i]!));
  return [...across(blocks), ...across(ends)];
}

type Module = boolean | null;

/** Everything but the data: finders, timing, alignment, format. Free places are null. */
function drawn(size: number, version: number): Module[][] {
  const code = Array.from({ length: size }, () => Array<Module>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) code[y]![x] = dark;
  };
  const square = (cx: number, cy: number, radius: number, light: number[]): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) [set(6, i, i % 2 === 0), set(i, 6, i % 2 === 0)];
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4]);
  if (version > 0) square(size - 7, size - 7, 2, [1]);
  for (let i = 0; i < 15; i++) {
    const dark = ((FORMAT >> i) & 1) === 1;
    const [x, y] = i < 6 ? [8, i] : i < 9 ? ([[8, 7], [8, 8], [7, 8]] as const)[i - 6]! : [14 - i, 8];
    set(x, y, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
  return code;
}

/** Bits go up and down in pairs of columns from the right; the mask turns every other one round. */
function fill(code: Module[][], bytes: number[]): void {
  const size = code.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (code[y]![x] !== null) continue;
        const value = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        code[y]![x] = (value ^ Number((x + y) % 2 === 0)) === 1;
        bit++;
      }
    }
  }
}
