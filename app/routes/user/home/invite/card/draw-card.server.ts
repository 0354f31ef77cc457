import type { OperatorConfig } from "schemas/operator";
import { allColors, characterOf } from "themes/colors";
import { CARD, inviteGrounds } from "themes/drawings/invite";
import { encode } from "uqr";

/** Light squares on all sides of a code, without which cameras do not find it. */
const QUIET = 4;
/** How much of a code may be covered or dirty. */
const CORRECTION = "M";
const FONT = "system-ui, Noto Sans Thai, Noto Sans Lao, Leelawadee UI, Lao Sangam MN, sans-serif";
/** The widest that a line of the link may be, and a letter's usual width in ems. */
const WIDEST = 296;
const LETTER = 0.56;

interface CardWords {
  /** The brand's name. */
  name: string;
  title: string;
  hint: string;
  link: string;
}

/** The card that invites, as a standalone SVG in the brand's drawing and colours. */
export function drawCard(brand: OperatorConfig, { name, title, hint, link }: CardWords): string {
  const colors = allColors(brand);
  const ground = inviteGrounds[characterOf(brand).poster](colors);
  const { anchor, x, top, ...inks } = ground.words;
  const put = (y: number, size: number, ink: string, text: string, weight = 400) =>
    `<text x='${x}' y='${y}' font-size='${size}' font-weight='${weight}' fill='${ink}' text-anchor='${anchor}'>${escaped(text)}</text>`;
  const lines = linesOf(link);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(13, Math.floor((WIDEST / (longest * LETTER)) * 10) / 10);
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${CARD.width * 2}' height='${CARD.height * 2}' viewBox='0 0 ${CARD.width} ${CARD.height}' font-family='${FONT}'>` +
    ground.drawing +
    put(34, 17, ground.name, name, 600) +
    codeIn(ground.code, link) +
    put(top, 18, inks.title, title, 600) +
    put(top + 20, 14, inks.hint, hint) +
    lines.map((text, at) => put(top + 40 + at * 16, size, inks.url, text, 600)).join("") +
    "</svg>"
  );
}

/** The code with its quiet zone on white, in the middle of the card. */
function codeIn({ top, side, radius }: { top: number; side: number; radius: number }, link: string): string {
  const { data: code, size: squares } = encode(link, { ecc: CORRECTION, border: QUIET });
  const left = (CARD.width - side) / 2;
  const dark = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    `<rect x='${left}' y='${top}' width='${side}' height='${side}' rx='${radius}' fill='#fff'/>` +
    `<svg x='${left}' y='${top}' width='${side}' height='${side}' viewBox='0 0 ${squares} ${squares}' shape-rendering='crispEdges'><path d='${dark.join("")}'/></svg>`
  );
}

/** The host and path, then the code, which a person can type. */
function linesOf(link: string): string[] {
  const { host, pathname, search } = new URL(link);
  return [host + pathname, search];
}

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
