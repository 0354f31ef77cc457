/** The kinds of files that members send, recognised by their first bytes: names and declared types cannot be trusted. */
export const fileKinds = {
  png: { type: "image/png", extension: "png" },
  jpeg: { type: "image/jpeg", extension: "jpg" },
  gif: { type: "image/gif", extension: "gif" },
  webp: { type: "image/webp", extension: "webp" },
  mp4: { type: "video/mp4", extension: "mp4" },
  quicktime: { type: "video/quicktime", extension: "mov" },
} as const satisfies Record<string, { type: string; extension: string }>;

export type FileKind = keyof typeof fileKinds;

/** Enough bytes to recognise every kind. */
export const HEAD_BYTES = 12;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The brands in an ISO media file's header that mean MP4; `heic` and `avif` pictures have other brands in it. */
const MP4_BRAND = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash)$/;
/** The first box of a QuickTime file without a brand. */
const OLD_QUICKTIME = new Set(["moov", "mdat", "wide", "free"]);

/** The kind of a file; undefined for anything that members have no reason to send. */
export function fileKindOf(head: Uint8Array): FileKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (startsWith(head, PNG)) return "png";
  if (startsWith(head, JPEG)) return "jpeg";
  if (["GIF87a", "GIF89a"].includes(text(0, 6))) return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp") return brandKind(text(8, 12));
  return head[0] === 0 && OLD_QUICKTIME.has(text(4, 8)) ? "quicktime" : undefined;
}

/** The kind of a file that a member has chosen; undefined also for one that cannot be read any more. */
export async function kindOf(file: Blob): Promise<FileKind | undefined> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return fileKindOf(new Uint8Array(head));
}

function brandKind(brand: string): FileKind | undefined {
  if (brand === "qt  ") return "quicktime";
  return MP4_BRAND.test(brand) ? "mp4" : undefined;
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}
