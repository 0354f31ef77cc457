import { type FileLimits, type FileVerdict, judgeFile } from "../file-rules";
import type { OutgoingFile } from "../outbox";
import { shrinkImage } from "./shrink-image";

type Picked = { ok: true; file: Omit<OutgoingFile<File>, "path"> } | Exclude<FileVerdict, { ok: true }>;

/** Prepares a picked file: a picture that is too large may fit after it is scaled down. */
export async function pickFile(picked: File, limits: FileLimits): Promise<Picked> {
  const first = judgeFile(picked, limits);
  if (!first.ok && first.problem === "unsupported") return first;
  const file = await shrinkImage(picked);
  const verdict = judgeFile(file, limits);
  if (!verdict.ok) return verdict;
  return { ok: true, file: { source: file, media: verdict.media, name: file.name } };
}
