import { type FileKind, kindOf } from "~/uploads/file-kind";
import { checkFile, type FileLimits, type FileVerdict } from "../file-rules";
import type { OutgoingFile } from "../protocol/outbox";

/** Enough detail for staff to read a slip or a screenshot; smaller pictures are sent unchanged. */
const LONGEST_SIDE = 2_000;
const SMALL_BYTES = 700_000;
const QUALITY = 0.85;

type Picked = { ok: true; file: Omit<OutgoingFile<File>, "path"> } | Exclude<FileVerdict, { ok: true }>;

/** Prepares a picked file: a picture that is too large may fit after it is scaled down. */
export async function pickFile(picked: File, limits: FileLimits): Promise<Picked> {
  const kind = await kindOf(picked);
  const first = checkFile({ name: picked.name, size: picked.size, kind }, limits);
  if (!first.ok && first.problem === "unsupported") return first;
  const file = await shrinkImage(picked, kind);
  const verdict = checkFile({ name: file.name, size: file.size, kind: await kindOf(file) }, limits);
  if (!verdict.ok) return verdict;
  return { ok: true, file: { source: file, media: verdict.media, name: file.name } };
}

/** Scales a large photo down on the device. Returns the original if that does not make it smaller. */
async function shrinkImage(file: File, kind: FileKind | undefined): Promise<File> {
  if ((kind !== "jpeg" && kind !== "png") || file.size <= SMALL_BYTES) return file;
  try {
    const smaller = await redrawn(file);
    if (smaller === null || smaller.size >= file.size) return file;
    const name = file.name.replace(/\.[^.]+$/, ".jpg");
    return new File([smaller], name, { type: "image/jpeg" });
  } catch {
    // Not a picture after all, or too large for this device: our server decides.
    return file;
  }
}

async function redrawn(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // Transparent parts become white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
