/** The longest side in pixels: enough for a slip's small code, and not too much for an old phone. */
const MAX_SIDE = 1_600;

/** `readable`: it has a slip's code. `unreadable`: none was found. `unknown`: this browser cannot draw the file. */
export type SlipLook = "readable" | "unreadable" | "unknown";

/** Draws the chosen picture. Returns false if the browser cannot. */
export async function drawSlip(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const picture = await pictureOf(file).catch(() => null);
  if (!picture) return false;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  // The pixels of every picture are read once, and a member may choose several for one canvas.
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

/** The file as a picture; null if the browser cannot draw it. Not every browser has createImageBitmap. */
async function pictureOf(file: File): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = await dataUrlOf(file);
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

function dataUrlOf(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The content of the small code on a bank's slip (a "mini-QR"): tags with their lengths, then a checksum. */
const MINI_QR = /^00\d{2}[\x20-\x7e]{8,200}91(\d{2})([0-9A-F]{4})$/i;

/** Whether a decoded text is a valid mini-QR; another QR code on the picture is not. */
export function isSlipCode(text: string): boolean {
  const [, length, sum] = MINI_QR.exec(text) ?? [];
  return length === "04" && sum !== undefined && checkSum(text.slice(0, -4)) === Number.parseInt(sum, 16);
}

/** The CRC-16 of EMVCo codes: polynomial 0x1021, initial value 0xFFFF. */
function checkSum(text: string): number {
  let sum = 0xffff;
  for (const character of text) {
    sum ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum;
}
