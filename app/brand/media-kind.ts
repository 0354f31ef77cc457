import { fileKindOf, fileKinds } from "~/uploads/file-kind";

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** A WebM file names its kind among the first of its header's fields. */
const EBML_HEADER = 64;
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s/>]/i;
const VTT = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/;

/** The ending that a file's content calls for (`png`, `svg`, `vtt`); undefined for a kind that no brand needs. */
export function mediaKindOf(bytes: Buffer): string | undefined {
  const kind = fileKindOf(bytes);
  if (kind) return fileKinds[kind].extension;
  if (bytes.subarray(0, EBML.length).equals(EBML)) {
    return bytes.subarray(0, EBML_HEADER).includes("webm") ? "webm" : undefined;
  }
  const text = bytes.toString("utf8");
  if (SVG.test(text)) return "svg";
  return VTT.test(text) ? "vtt" : undefined;
}
