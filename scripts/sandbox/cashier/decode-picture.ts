import { createRequire } from "node:module";
import { decode, encode } from "jpeg-js";
import { PNG } from "pngjs";

// The module wraps its function once more than its types say.
const { default: readQr } = createRequire(import.meta.url)("jsqr") as typeof import("jsqr");

interface Pixels {
  width: number;
  height: number;
  /** RGBA: four bytes to a pixel. */
  data: Uint8Array;
}

/** The result of reading a slip's picture. */
export type PictureReading =
  | { kind: "read"; width: number; height: number; qr: string | null; jpeg: string }
  | { kind: "broken" }
  | { kind: "too-large" };

const MAX_MEGAPIXELS = 25;
/** The longer sides, in pixels, of the reductions in which the code is looked for, in this order. */
const SEARCHED_SIDES = [1_000, 2_000];
const KEPT_SIDE = 720;
const KEPT_QUALITY = 70;

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/** Recognises PNG and JPEG by their first bytes; undefined for anything else. */
export function pictureType(bytes: Buffer): "png" | "jpeg" | undefined {
  if (bytes.subarray(0, PNG_START.length).equals(PNG_START)) return "png";
  return bytes.subarray(0, JPEG_START.length).equals(JPEG_START) ? "jpeg" : undefined;
}

/** Reads the mini-QR and makes a small copy of the picture. Never throws, whatever the bytes are. */
export function decodePicture(bytes: Buffer): PictureReading {
  try {
    const pixels = pixelsOf(bytes);
    return {
      kind: "read",
      width: pixels.width,
      height: pixels.height,
      qr: qrOf(pixels),
      jpeg: smallCopy(pixels),
    };
  } catch (error) {
    return { kind: error instanceof TooLarge ? "too-large" : "broken" };
  }
}

class TooLarge extends Error {}

function pixelsOf(bytes: Buffer): Pixels {
  if (pictureType(bytes) === "png") {
    const megapixels = (bytes.readUInt32BE(16) * bytes.readUInt32BE(20)) / 1e6;
    if (megapixels > MAX_MEGAPIXELS) throw new TooLarge();
    return PNG.sync.read(bytes);
  }
  try {
    return decode(bytes, { useTArray: true, maxResolutionInMP: MAX_MEGAPIXELS });
  } catch (error) {
    if (error instanceof Error && error.message.includes("limit")) throw new TooLarge();
    throw error;
  }
}

function qrOf(pixels: Pixels): string | null {
  for (const side of SEARCHED_SIDES) {
    const { width, height, data } = reduced(pixels, side);
    const found = readQr(new Uint8ClampedArray(data), width, height, { inversionAttempts: "dontInvert" });
    if (found) return found.data;
    if (Math.max(pixels.width, pixels.height) <= side) return null;
  }
  return null;
}

function smallCopy(pixels: Pixels): string {
  const { width, height, data } = reduced(pixels, KEPT_SIDE);
  return encode({ width, height, data }, KEPT_QUALITY).data.toString("base64");
}

/** Averages whole blocks of pixels, so that the longer side is at most `side`. */
function reduced(pixels: Pixels, side: number): Pixels {
  const block = Math.ceil(Math.max(pixels.width, pixels.height) / side);
  if (block <= 1) return pixels;
  const width = Math.max(1, Math.floor(pixels.width / block));
  const height = Math.max(1, Math.floor(pixels.height / block));
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      average(pixels, x * block, y * block, block, data, (y * width + x) * 4);
  }
  return { width, height, data };
}

function average(
  { width, height, data }: Pixels,
  left: number,
  top: number,
  block: number,
  into: Uint8Array,
  at: number,
): void {
  const right = Math.min(left + block, width);
  const bottom = Math.min(top + block, height);
  for (let channel = 0; channel < 4; channel += 1) {
    let sum = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) sum += data[(y * width + x) * 4 + channel] ?? 0;
    }
    into[at + channel] = sum / ((right - left) * (bottom - top));
  }
}
