import type { UploadedFile } from "../http/upload";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { type Kind, kindOfFile } from "./file-kind";
import { UPLOADS } from "./serve-upload";

const MEGABYTE = 1024 * 1024;
/** Specification, section 5. */
const maxBytes = { image: 10 * MEGABYTE, video: 20 * MEGABYTE };

/**
 * Keeps a picture or a video, recognised by its bytes. Errors use the slip's codes: the catalogue has no others for
 * files.
 */
export async function keepFile(
  { uploads }: Sandbox,
  file: UploadedFile,
  wanted?: Kind,
): Promise<{ path: string; kind: Kind }> {
  const found = kindOfFile(file.first);
  if (!found || found.kind !== (wanted ?? found.kind)) {
    throw new ApiError("SLIP_INVALID_FILE", `no ${wanted ?? "picture or video"}`, 415);
  }
  if (file.size > maxBytes[found.kind]) {
    throw new ApiError("SLIP_INVALID_FILE", `${file.size} bytes`, 413);
  }
  return { path: UPLOADS + (await uploads.keep(file.path, found.extension)), kind: found.kind };
}
