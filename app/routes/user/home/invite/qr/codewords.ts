import { dataOf, type Version, versionFor } from "./versions";

/** Powers of 2 in the field of 256 that QR codes count in, and their logarithms. */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0);
}

/** The check codewords of one block (Reed and Solomon). */
function checkOf(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let degree = 0; degree < length; degree++) {
    const factor = powers[degree] ?? 0;
    generator = [...generator, 0].map((value, at) => value ^ product(generator[at - 1] ?? 0, factor));
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    for (const [index, value] of generator.entries())
      rest[at + index] = (rest[at + index] ?? 0) ^ product(value, factor);
  }
  return rest.slice(data.length);
}

/** A text as the codewords of the smallest version that holds it, in the order in which they are drawn. */
export function codewordsOf(text: string): { version: Version; codewords: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const data = padded(bytes, version);
  const blocks = version.blocks.map((length) => data.splice(0, length));
  const checks = blocks.map((block) => checkOf(block, version.check));
  return { version, codewords: [...interleaved(blocks), ...interleaved(checks)] };
}

/** The mode "bytes", their number, themselves, and what fills the rest. */
function padded(bytes: readonly number[], version: Version): number[] {
  const length = version.number < 10 ? 8 : 16;
  const bits = [0b0100, bytes.length, ...bytes, 0]
    .map((value, at, all) =>
      value.toString(2).padStart(at === 0 || at === all.length - 1 ? 4 : at === 1 ? length : 8, "0"),
    )
    .join("");
  const data = (bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2));
  const missing = dataOf(version) - data.length;
  return [...data, ...Array.from({ length: missing }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))];
}

/** The first of each block, then the second, and so on. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}
