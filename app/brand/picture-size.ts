export interface PictureSize {
  width: number;
  height: number;
}

/** The size of a picture in pixels, from its header; undefined for a broken file and for kinds that are no pictures. */
export function pictureSize(kind: string, bytes: Buffer): PictureSize | undefined {
  try {
    return readers[kind]?.(bytes);
  } catch (error) {
    // A header that ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Record<string, (bytes: Buffer) => PictureSize | undefined> = { png, jpg, webp, svg };

/** Whether a `jpg` or `webp` ends too early, although its header is there. A `png` or `svg` is drawn instead. */
export function isCutOff(kind: string, bytes: Buffer): boolean {
  // A JPEG may hold a small preview with an end of its own, but not in its second half.
  if (kind === "jpg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length / 2;
  return kind === "webp" && bytes.readUInt32LE(4) + 8 > bytes.length;
}

/** A drawing's width and height, or those of its viewBox; undefined if a browser would have to guess them. */
function svg(bytes: Buffer): PictureSize | undefined {
  const root = /<svg[^<>]*>/i.exec(bytes.toString("utf8"))?.[0] ?? "";
  const of = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(root)?.[1]?.trim() ?? "";
  const pixels = (name: string) => Number(of(name).replace(/px$/, ""));
  const [, , width, height] = of("viewBox")
    .split(/[\s,]+/)
    .map(Number);
  const size = { width: pixels("width") || width || 0, height: pixels("height") || height || 0 };
  return size.width * size.height > 0 ? size : undefined;
}

function png(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Whether a JPEG's marker starts a frame: C0 to CF, but for the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a chain of segments, each with its length; the frame's holds the size. */
function jpg(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A marker may be filled up with further 0xff.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Lossy, lossless and extended files keep the size in fields of their own. */
function webp(bytes: Buffer): PictureSize | undefined {
  const chunk = bytes.toString("latin1", 12, 16);
  if (chunk === "VP8 ") {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (chunk === "VP8L") {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8X") return undefined;
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}
