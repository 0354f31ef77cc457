import type { MediaKind } from "schemas/chat-parts";
import { lookUp } from "schemas/look-up";

/** A file that the user picked, as the browser describes it. */
export interface PickedFile {
  name: string;
  type: string;
  size: number;
}

export interface FileLimits {
  /** For pictures and other files. */
  fileMaxBytes: number;
  videoMaxBytes: number;
}

export type FileVerdict =
  | { ok: true; media: Exclude<MediaKind, "file">; type: string }
  | { ok: false; problem: "unsupported" }
  | { ok: false; problem: "tooLarge"; maxBytes: number };

/** Specification, section 5. Some phones use `image/jpg` for a JPEG. */
const types: Readonly<Record<string, "image" | "video">> = {
  "image/png": "image",
  "image/jpeg": "image",
  "image/jpg": "image",
  "image/gif": "image",
  "video/mp4": "video",
  "video/quicktime": "video",
};

const extensions: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  mp4: "video/mp4",
  mov: "video/quicktime",
};

/** The `accept` attribute of the file picker. */
export const acceptedTypes = Object.keys(types).join(",");

function extensionOf(name: string): string | undefined {
  return /[^./\\]\.([A-Za-z0-9]{1,10})$/.exec(name.trim())?.[1]?.toLowerCase();
}

/** Some phones report no type; then the extension decides. */
function typeOf({ type, name }: PickedFile): string {
  const said = type.split(";")[0]?.trim().toLowerCase() ?? "";
  return said === "" ? (lookUp(extensions, extensionOf(name) ?? "") ?? "") : said;
}

/** Whether a file may be sent and as what, or why not. */
export function checkFile(file: PickedFile, { fileMaxBytes, videoMaxBytes }: FileLimits): FileVerdict {
  const type = typeOf(file);
  const media = lookUp(types, type);
  if (extensionOf(file.name) === undefined || media === undefined)
    return { ok: false, problem: "unsupported" };
  const maxBytes = media === "video" ? videoMaxBytes : fileMaxBytes;
  if (file.size <= maxBytes) return { ok: true, media, type };
  return { ok: false, problem: "tooLarge", maxBytes };
}
