import { closeSync, openSync, readSync, statSync } from "node:fs";
import { extname } from "node:path";
import type { Fault } from "schemas/fault";
import { type AssetRole, assetRoles, limitsText, type RoleLimits } from "schemas/operator/asset-roles";
import { drawingFault } from "./drawing-fault";
import { mediaKindOf } from "./media-kind";
import { isCutOff, pictureSize } from "./picture-size";

/** More than the largest picture has; of a film only the beginning matters. */
const HEAD_BYTES = 1024 * 1024;
/** Kinds that the renderer knows as well as browsers do. */
const DRAWN = ["svg", "png"];
/** Of a mark's longer side to its shorter one. */
const MOST_OBLONG = 1.05;

type Told = Pick<Fault, "found" | "allowed" | "message" | "isWarning">;

/** What is wrong or doubtful with a file of the brand's folder; undefined when it may be shown. */
export function fileFault(where: string, role: AssetRole): Told | undefined {
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
  return limits.side === undefined ? undefined : pictureFault(kind, head, role, limits.side);
}

/** The same of a picture's content: it is drawn, where it can be. */
function pictureFault(kind: string, bytes: Buffer, role: AssetRole, mostSide: number): Told | undefined {
  const allowed = limitsText(role);
  const size = pictureSize(kind, bytes);
  if (size === undefined || size.width * size.height === 0) {
    return { found: "no width and height in it", allowed, message: "names a broken picture" };
  }
  const [short = 0, long = 0] = [size.width, size.height].sort((one, other) => one - other);
  if (kind !== "svg" && long > mostSide) {
    const found = `${size.width}×${size.height} px`;
    return { found, allowed, message: "names a picture with too many pixels" };
  }
  if (isCutOff(kind, bytes)) {
    return { found: "a file that was cut off", allowed, message: "names a broken picture" };
  }
  const broken = DRAWN.includes(kind) || role === "mark" ? drawingFault(kind, bytes) : undefined;
  if (broken !== undefined && DRAWN.includes(kind)) {
    return { found: broken, allowed, message: "names a broken picture" };
  }
  if (role !== "mark") return undefined;
  if (broken !== undefined) {
    const message = "names a picture that icons leave out";
    return { found: `a ${kind}`, allowed: "svg, png, or a jpg without oddities", message, isWarning: true };
  }
  if (kind === "svg" && /<text[\s>]/.test(bytes.toString("utf8"))) {
    const message = "names a picture whose letters icons leave out";
    return { found: "a text in it", allowed: "letters drawn as paths", message, isWarning: true };
  }
  if (long <= MOST_OBLONG * short) return undefined;
  const square = "a square, as icons draw it";
  const found = `${size.width}×${size.height}`;
  return { found, allowed: square, message: "names an oblong picture", isWarning: true };
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
