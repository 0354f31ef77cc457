import { BoundedMap } from "~/store/bounded-map";

/** The parts of a font file that say how wide its letters are. */
interface Tables {
  cmap: number;
  hmtx: number;
  hhea: number;
  head: number;
}

/** A receipt has some dozens. */
const MOST_KEPT = 1_000;
const NONE = -1;

export interface FontMetrics {
  /** The width of a letter in em; undefined if the font has none. */
  advance(code: number): number | undefined;
}

const UNICODE_BMP = 4;
const UNICODE_FULL = 12;

/** Reads a TrueType file's widths. Only what is needed to lay out lines; the renderer shapes them. */
export function readMetrics(file: Buffer): FontMetrics {
  const tables = tablesOf(file);
  const unitsPerEm = file.readUInt16BE(tables.head + 18);
  const widths = file.readUInt16BE(tables.hhea + 34);
  const glyphOf = glyphFinder(file, tables.cmap);
  const known = new BoundedMap<number, number>(MOST_KEPT);
  const read = (code: number) => {
    const glyph = glyphOf(code);
    if (glyph === 0) return NONE;
    return file.readUInt16BE(tables.hmtx + 4 * Math.min(glyph, widths - 1)) / unitsPerEm;
  };
  return {
    advance(code) {
      const width = known.getOrMake(code, () => read(code));
      return width === NONE ? undefined : width;
    },
  };
}

function tablesOf(file: Buffer): Tables {
  const found = new Map<string, number>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    found.set(file.toString("latin1", at, at + 4), file.readUInt32BE(at + 8));
  }
  const place = (name: string) => {
    const at = found.get(name);
    if (at === undefined) throw new Error(`a font without ${name}`);
    return at;
  };
  return { cmap: place("cmap"), hmtx: place("hmtx"), hhea: place("hhea"), head: place("head") };
}

/** From a character's code to its glyph's number, 0 if there is none. */
function glyphFinder(file: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => {
    const at = cmap + file.readUInt32BE(cmap + 8 + 8 * index);
    return { at, format: file.readUInt16BE(at) };
  });
  const full = subtables.find(({ format }) => format === UNICODE_FULL);
  if (full) return (code) => glyphInGroups(file, full.at, code);
  const plain = subtables.find(({ format }) => format === UNICODE_BMP);
  if (plain) return (code) => glyphInSegments(file, plain.at, code);
  throw new Error("a font without a map of Unicode");
}

function glyphInGroups(file: Buffer, at: number, code: number): number {
  for (let group = 0; group < file.readUInt32BE(at + 12); group++) {
    const from = at + 16 + 12 * group;
    const first = file.readUInt32BE(from);
    if (code < first) return 0;
    if (code <= file.readUInt32BE(from + 4)) return file.readUInt32BE(from + 8) + code - first;
  }
  return 0;
}

function glyphInSegments(file: Buffer, at: number, code: number): number {
  const span = file.readUInt16BE(at + 6);
  for (let place = 0; place < span; place += 2) {
    if (code > file.readUInt16BE(at + 14 + place)) continue;
    const start = file.readUInt16BE(at + 16 + span + place);
    if (code < start) return 0;
    const delta = file.readUInt16BE(at + 16 + 2 * span + place);
    const offsetAt = at + 16 + 3 * span + place;
    const offset = file.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = file.readUInt16BE(offsetAt + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
