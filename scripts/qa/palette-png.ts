/** The first chunk of a PNG, IHDR, has a fixed place: here the byte that says how pixels hold their colour. */
const COLOUR_TYPE_AT = 25;
const PALETTE = 3;
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Whether the picture's pixels are numbers of a palette's colours. Throws when it is no PNG. */
export function isPalettePng(picture: Buffer): boolean {
  if (!picture.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error("not a PNG picture");
  return picture[COLOUR_TYPE_AT] === PALETTE;
}
