/** The picture types that a page may show from the operator. */
const DATA_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** Matches an `<img>` at the text's beginning, with its address. */
const SOURCE = /^<img\s[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** The longest markup that is shown: several times that of the largest QR code. */
const MAX_CHARACTERS = 500_000;

/**
 * Turns a QR code's markup (SVG or an `<img>`), or a picture's data URL, into a URL for `<img src>`, the only way to
 * show it: an image runs no scripts and loads nothing (standards.md, Trust 6). Undefined for anything else; other
 * pictures go through `pictureOf`.
 */
export function markupPicture(
  markup: string | undefined,
  picture: (address: string) => string | undefined,
): string | undefined {
  if (markup === undefined || markup.length > MAX_CHARACTERS) return undefined;
  if (DATA_PICTURE.test(markup.trim())) return markup.trim();
  const svg = /^[\s\S]*<\/svg>/i.exec(startingAt(/<svg[\s>]/i, markup))?.[0];
  if (svg !== undefined)
    return `data:image/svg+xml;base64,${Buffer.from(withNamespace(svg)).toString("base64")}`;
  const [, quoted, bare] = SOURCE.exec(startingAt(/<img\s/i, markup)) ?? [];
  const address = (quoted ?? bare)?.trim().replaceAll("&amp;", "&");
  if (address === undefined) return undefined;
  return DATA_PICTURE.test(address) ? address : picture(address);
}

/** The markup from the tag's first occurrence on. A pattern that is tried only there takes linear time. */
function startingAt(tag: RegExp, markup: string): string {
  const at = markup.search(tag);
  return at < 0 ? "" : markup.slice(at);
}

/** Inline SVG needs no namespace, but a standalone image does. */
function withNamespace(svg: string): string {
  return /^<svg[^>]*\sxmlns=/i.test(svg)
    ? svg
    : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** The type and bytes of a data URL; null for any other. */
export function readDataAddress(address: string): { type: string; bytes: Buffer } | null {
  const [, type, encoding, content] = /^data:(image\/[\w.+-]+)((?:;[^,;]*)*),([\s\S]*)$/i.exec(address) ?? [];
  if (type === undefined || content === undefined) return null;
  const isBase64 = encoding?.toLowerCase().split(";").includes("base64");
  return { type, bytes: isBase64 ? Buffer.from(content, "base64") : Buffer.from(decoded(content)) };
}

function decoded(content: string): string {
  try {
    return decodeURIComponent(content);
  } catch {
    return "";
  }
}
