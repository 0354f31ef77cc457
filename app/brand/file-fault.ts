import { closeSync, openSync, readSync, statSync } from "node:fs";
import { extname } from "node:path";
import type { Fault } from "schemas/fault";
import { type AssetRole, assetRoles, limitsText, type RoleLimits } from "schemas/operator/asset-roles";
import { mediaKindOf } from "./media-kind";
import { isWhole, pictureSize } from "./picture-size";

/** More than the largest picture has; of a film only the beginning matters. */
const HEAD_BYTES = 1024 * 1024;
/** Of a mark's longer side to its shorter one. */
const MOST_OBLONG = 1.05;

/** What is wrong or doubtful with a file of the brand's folder; undefined when it may be shown. */
export function fileFault(
  where: string,
  role: AssetRole,
): Pick<Fault, "found" | "allowed" | "message" | "isWarning"> | undefined {
  const limits: RoleLimits = assetRoles[role];
  const allowed = limitsText(role);
  const stats = statSync(where, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    return { found: where, allowed: "a file that is there", message: "names a missing file" };
  }
  if (stats.size > limits.bytes) {
    return { found: `${stats.size} bytes`, allowed, message: "names a file that is too large" };
  }
  const head = headOf(where, Math.min(stats.size, HEAD_BYTES));
  const kind = mediaKindOf(head);
  const named = extname(where).slice(1);
  if (kind !== named) {
    const found = kind === undefined ? "a file of no such kind" : `a file of kind ${kind}`;
    return {
      found,
      allowed: `a file of kind ${named}, as its name says`,
      message: "names a file of another kind",
    };
  }
  if (limits.side === undefined) return undefined;
  const size = pictureSize(kind, head);
  if (size === undefined || size.width * size.height === 0) {
    return { found: "no width and height in it", allowed, message: "names a broken picture" };
  }
  if (!isWhole(kind, head)) {
    return { found: "a file that was cut off", allowed, message: "names a broken picture" };
  }
  const { width, height } = size;
  if (kind !== "svg" && Math.max(width, height) > limits.side) {
    return { found: `${width}×${height} px`, allowed, message: "names a picture with too many pixels" };
  }
  if (role !== "mark") return undefined;
  if (kind === "webp") {
    const message = "names a picture that receipts leave out";
    return { found: "a webp", allowed: "svg, png or jpg", message, isWarning: true };
  }
  if (Math.max(width, height) <= MOST_OBLONG * Math.min(width, height)) return undefined;
  const square = "a square, as icons and receipts draw it";
  return {
    found: `${width}×${height}`,
    allowed: square,
    message: "names an oblong picture",
    isWarning: true,
  };
}

function headOf(where: string, bytes: number): Buffer {
  const file = openSync(where, "r");
  try {
    const head = Buffer.alloc(bytes);
    return head.subarray(0, readSync(file, head, 0, bytes, 0));
  } finally {
    closeSync(file);
  }
}
