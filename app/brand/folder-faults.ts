import { closeSync, openSync, readSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, join, resolve } from "node:path";
import type { Brand } from "schemas/brand";
import { type AssetRole, assetRoles, limitsText, type RoleLimits } from "schemas/brand/asset-roles";
import { assetsOf } from "schemas/brand/assets";
import type { Fault } from "schemas/fault";
import { fileKindOf, fileKinds } from "~/uploads/file-kind";
import { isCutOff, pictureSize } from "./picture-size";

/**
 * Faults of a brand's file name and of the files that it names (pictures, videos, captions). In `configFolder` it must be
 * named after the brand's id; everywhere, its files are in the folder of that id beside it.
 */
export function folderFaults(brand: Brand, file: string, configFolder: string): Fault[] {
  const name = basename(file, ".json");
  const isConfigured = resolve(dirname(file)) === resolve(configFolder);
  const misnamed: Fault[] =
    isConfigured && name !== brand.id
      ? [{ file, path: "id", found: brand.id, allowed: name, message: "is not the file's name" }]
      : [];
  const folder = join(dirname(file), brand.id);
  const files = assetsOf(brand).flatMap(({ path, name: asset, role }) => {
    const fault = fileFault(join(folder, asset), role);
    return fault ? [{ file, path, ...fault }] : [];
  });
  return [...misnamed, ...files];
}

/** More than the largest picture has; of a video only the beginning is read. */
const HEAD_BYTES = 1024 * 1024;
/** The renderer draws these kinds as browsers do, so what it cannot draw is broken. */
const DRAWN = ["svg", "png"];
/** The largest ratio of a mark's longer side to its shorter one. */
const MOST_OBLONG = 1.05;

type FileFault = Pick<Fault, "found" | "allowed" | "message" | "isWarning">;

/** What is wrong or doubtful with a file of the brand's folder; undefined when it may be shown. */
function fileFault(where: string, role: AssetRole): FileFault | undefined {
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

/** What is wrong with a picture's content: its size is read, and it is drawn if the renderer can. */
function pictureFault(kind: string, bytes: Buffer, role: AssetRole, mostSide: number): FileFault | undefined {
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

/** How a WebM file begins. */
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Within so many bytes a WebM file names its kind. */
const EBML_HEADER = 64;
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s/>]/i;
const VTT = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/;

/** The ending that a file's content calls for (`png`, `svg`, `vtt`); undefined for a kind that no brand needs. */
function mediaKindOf(bytes: Buffer): string | undefined {
  const kind = fileKindOf(bytes);
  if (kind) return fileKinds[kind].extension;
  if (bytes.subarray(0, EBML.length).equals(EBML)) {
    return bytes.subarray(0, EBML_HEADER).includes("webm") ? "webm" : undefined;
  }
  const text = bytes.toString("utf8");
  if (SVG.test(text)) return "svg";
  return VTT.test(text) ? "vtt" : undefined;
}

/** The renderer is a file of its own beside the built server; it is loaded with the first picture. */
const require = createRequire(import.meta.url);

const DRAWN_SIDE_PX = 16;

/** Why the renderer cannot draw a picture; undefined when it can. */
function drawingFault(kind: string, bytes: Buffer): string | undefined {
  if (kind === "svg") return draw(bytes.toString("utf8")).fault;
  const picture = `<image width='${DRAWN_SIDE_PX}' height='${DRAWN_SIDE_PX}' href='data:image/${kind};base64,${bytes.toString("base64")}'/>`;
  const { fault, isBlank } = draw(`<svg xmlns='http://www.w3.org/2000/svg'>${picture}</svg>`);
  // The renderer leaves out a picture that it cannot decode to the end.
  return fault ?? (isBlank ? "nothing to draw: it is cut off, damaged or empty" : undefined);
}

function draw(svg: string): { fault?: string; isBlank?: boolean } {
  const { Resvg } = require("@resvg/resvg-js") as typeof import("@resvg/resvg-js");
  try {
    const { pixels } = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: "width", value: DRAWN_SIDE_PX },
      logLevel: "off",
    }).render();
    return { isBlank: pixels.every((channel) => channel === 0) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: error.message.replace(/^.* cause /, "") };
  }
}
