import type { MediaKind } from "schemas/chat-parts";
import type { FileKind } from "~/uploads/file-kind";

/** A file that the user picked. Its first bytes say what it is: phones have many names for a type. */
export interface PickedFile {
  name: string;
  size: number;
  kind: FileKind | undefined;
}

export interface FileLimits {
  /** For pictures and other files. */
  fileMaxBytes: number;
  videoMaxBytes: number;
}

/** What a customer's file is sent as. */
export type SentMedia = Exclude<MediaKind, "file">;

export type FileVerdict =
  | { ok: true; media: SentMedia }
  | { ok: false; problem: "unsupported" }
  | { ok: false; problem: "tooLarge"; maxBytes: number };

/** What a customer may send (specification, section 5). */
export const sentKinds: Readonly<Record<SentMedia, readonly FileKind[]>> = {
  image: ["png", "jpeg", "gif"],
  video: ["mp4", "quicktime"],
};

/** The `accept` attribute of the file picker. */
export const acceptedTypes = "image/png,image/jpeg,image/jpg,image/gif,video/mp4,video/quicktime";

function hasExtension(name: string): boolean {
  return /[^./\\]\.[A-Za-z0-9]{1,10}$/.test(name.trim());
}

function mediaOf(kind: FileKind | undefined): SentMedia | undefined {
  const all = ["image", "video"] as const;
  return all.find((media) => kind !== undefined && sentKinds[media].includes(kind));
}

/** Whether a file may be sent and as what, or why not. */
export function checkFile(file: PickedFile, { fileMaxBytes, videoMaxBytes }: FileLimits): FileVerdict {
  const media = mediaOf(file.kind);
  if (!hasExtension(file.name) || media === undefined) return { ok: false, problem: "unsupported" };
  const maxBytes = media === "video" ? videoMaxBytes : fileMaxBytes;
  return file.size <= maxBytes ? { ok: true, media } : { ok: false, problem: "tooLarge", maxBytes };
}
