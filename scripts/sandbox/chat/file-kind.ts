export type Kind = "image" | "video";

interface FileKind {
  kind: Kind;
  type: string;
  extension: string;
}

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString("latin1") === text;

/** The kind of a file by its first bytes (specification, section 5), whatever its declared type. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  if (starts(bytes, "\x89PNG\r\n\x1a\n")) return { kind: "image", type: "image/png", extension: "png" };
  if (starts(bytes, "\xff\xd8\xff")) return { kind: "image", type: "image/jpeg", extension: "jpg" };
  if (starts(bytes, "GIF8")) return { kind: "image", type: "image/gif", extension: "gif" };
  if (starts(bytes, "ftypqt", 4)) return { kind: "video", type: "video/quicktime", extension: "mov" };
  if (starts(bytes, "ftyp", 4)) return { kind: "video", type: "video/mp4", extension: "mp4" };
  return undefined;
}

export function typeOfExtension(extension: string): string | undefined {
  return { png: "image/png", jpg: "image/jpeg", gif: "image/gif", mov: "video/quicktime", mp4: "video/mp4" }[
    extension
  ];
}
