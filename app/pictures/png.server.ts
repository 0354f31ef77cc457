import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflated = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 8 bits a channel, red, green, blue and alpha. */
const DEPTH_AND_COLOR = [8, 6, 0, 0, 0];
const CHANNELS = 4;

/**
 * Opaque pixels as a PNG. The renderer's own would hold the process up for tens of milliseconds; here the packing runs
 * beside it.
 */
export async function pngOf(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const stride = width * CHANNELS;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let row = 0; row < height; row++) {
    pixels.copy(rows, row * (stride + 1) + 1, row * stride, (row + 1) * stride);
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([size, Buffer.from(DEPTH_AND_COLOR)])),
    chunk("IDAT", await deflated(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
