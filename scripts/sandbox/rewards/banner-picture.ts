import { PNG } from "pngjs";

/** The width of the specification's carousel. */
const BANNER_WIDTH = 300;
const BANNER_HEIGHT = 211;

const drawn = new Map<string, Buffer>();

/** Three light waves over a two-colour diagonal: always the same for a given hue. */
function draw(hue: number): Buffer {
  const png = new PNG({ width: BANNER_WIDTH, height: BANNER_HEIGHT });
  const angle = (hue / 180) * Math.PI;
  const tint = [0, 1, 2].map((channel) => 70 + 50 * Math.cos(angle + channel * 2.1));
  for (let y = 0; y < BANNER_HEIGHT; y += 1) {
    for (let x = 0; x < BANNER_WIDTH; x += 1) {
      const slope = (x / BANNER_WIDTH + y / BANNER_HEIGHT) / 2;
      const wave = Math.floor(y / 52 - Math.sin((x + hue) / 47) * 0.6) % 2 === 0 ? 34 : 0;
      const at = (y * BANNER_WIDTH + x) * 4;
      for (const [channel, value] of tint.entries()) png.data[at + channel] = value * (1.5 - slope) + wave;
      png.data[at + 3] = 255;
    }
  }
  return PNG.sync.write(png, { colorType: 2 });
}

/** A banner as PNG bytes, rendered only once. */
export function bannerPng(name: string): Buffer {
  const known = drawn.get(name);
  if (known) return known;
  const hue = [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0) * 7, 0) % 360;
  const bytes = draw(hue);
  drawn.set(name, bytes);
  return bytes;
}
