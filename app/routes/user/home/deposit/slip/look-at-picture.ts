import { pictureOf } from "./picture-of";
import { isSlipCode } from "./slip-code";

/** The longest side in pixels: enough for a slip's small code, and not too much for an old phone. */
const MOST_PIXELS = 1_600;

/** `readable`: it has a slip's code. `unreadable`: none was found. `unknown`: this browser cannot draw the file. */
export type SlipLook = "readable" | "unreadable" | "unknown";

/** Draws the chosen picture. Returns false if the browser cannot. */
export async function drawPicture(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const picture = await pictureOf(file).catch(() => null);
  if (!picture) return false;
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  // Each picture is read back once, and a member may choose several for one canvas.
  canvas
    .getContext("2d", { willReadFrequently: true })
    ?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return true;
}

/** Reads the code on the drawn picture. The decoder is loaded on demand; if that fails, the result is `unknown`. */
export async function lookForCode(canvas: HTMLCanvasElement): Promise<SlipLook> {
  try {
    const { default: readCode } = await import("jsqr");
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    if (!pixels) return "unknown";
    const code = readCode(pixels.data, pixels.width, pixels.height, { inversionAttempts: "dontInvert" });
    return code && isSlipCode(code.data) ? "readable" : "unreadable";
  } catch {
    return "unknown";
  }
}
