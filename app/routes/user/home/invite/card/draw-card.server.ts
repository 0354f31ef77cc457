import type { OperatorConfig } from "schemas/operator";
import { lookOf } from "themes/character";
import { allColors, characterOf } from "themes/colors";
import { CARD, type InviteGround, inviteGrounds } from "themes/drawings/invite";
import { encode } from "uqr";
import { sizeFor, textLine, widthOf } from "./text.server";

/** Light squares on all sides of a code, without which cameras do not find it. */
const QUIET = 4;
/** How much of a code may be covered or dirty. */
const CORRECTION = "M";
const FONT = "system-ui, Noto Sans Thai, Noto Sans Lao, Leelawadee UI, Lao Sangam MN, sans-serif";
/** The widest that a line may be. */
const WIDEST = 288;
const MARK = 28;
const GAP = 8;
const URL_LEADING = 1.25;
/** More letters of the link's address than this stand on two lines. */
const LETTERS_A_LINE = 46;

interface CardWords {
  /** The brand's name. */
  name: string;
  /** The brand's picture as a `data:` URL. */
  mark?: string;
  title: string;
  hint: string;
  link: string;
}

/** The card that invites, as a standalone SVG in the brand's drawing and colours. */
export function drawCard(brand: OperatorConfig, words: CardWords): string {
  const ground = inviteGrounds[characterOf(brand).poster](allColors(brand));
  const { anchor, x, title, hint, url } = ground.words;
  const put = (text: string, { y, color }: { y: number; color: string }, size: number, weight = 400) =>
    textLine(text, { x, y, anchor }, { size: sizeFor([text], size, WIDEST), color, weight }, WIDEST);
  const lines = linesOf(words.link);
  const size = sizeFor(lines, lines.length > 2 ? 11 : 13, WIDEST);
  const step = URL_LEADING * size;
  const first = url.y - (lines.length - 1) * step;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${CARD.width * 2}' height='${CARD.height * 2}' viewBox='0 0 ${CARD.width} ${CARD.height}' font-family='${FONT}'>` +
    ground.drawing +
    issuer(words, ground) +
    codeIn(ground.code, words.link) +
    put(words.title, title, 18, Number(lookOf(brand).headingWeight)) +
    put(words.hint, hint, 14) +
    lines.map((text, at) => put(text, { ...url, y: first + at * step }, size, 600)).join("") +
    "</svg>"
  );
}

/** The brand's mark and name. */
function issuer(
  { name, mark }: CardWords,
  { words: { anchor, x }, name: { color, coin } }: InviteGround,
): string {
  const beside = mark === undefined ? 0 : MARK + GAP;
  const room = WIDEST - beside;
  const size = sizeFor([name], 17, room);
  const left = anchor === "start" ? x : x - (beside + widthOf(name, size)) / 2;
  const [radius, top] = [MARK / 2, 13];
  const cloth = coin && `<circle cx='${left + radius}' cy='${top + radius}' r='${radius}' fill='${coin}'/>`;
  const picture =
    mark === undefined
      ? ""
      : `${cloth ?? ""}<image href='${mark}' x='${left}' y='${top}' width='${MARK}' height='${MARK}'/>`;
  const place = { x: left + beside, y: 33, anchor: "start" } as const;
  return picture + textLine(name, place, { size, color, weight: 600 }, room);
}

/** The code with its quiet zone on white, in the middle of the card. */
function codeIn({ top, side, radius }: InviteGround["code"], link: string): string {
  const { data: code, size: squares } = encode(link, { ecc: CORRECTION, border: QUIET });
  const left = (CARD.width - side) / 2;
  const dark = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    `<rect x='${left}' y='${top}' width='${side}' height='${side}' rx='${radius}' fill='#fff'/>` +
    `<svg x='${left}' y='${top}' width='${side}' height='${side}' viewBox='0 0 ${squares} ${squares}' shape-rendering='crispEdges'><path d='${dark.join("")}'/></svg>`
  );
}

/** The host and path, on two lines if they are long, then the code, which a person can type. */
function linesOf(link: string): string[] {
  const { host, pathname, search } = new URL(link);
  const address = host + pathname;
  const half = Math.ceil(address.length / 2);
  const lines = address.length > LETTERS_A_LINE ? [address.slice(0, half), address.slice(half)] : [address];
  return [...lines, search];
}
