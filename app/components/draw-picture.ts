import { vars } from "themes/vars.css";

/** What a picture to share tells, from top to bottom. */
export interface Picture {
  /** Its file's name without the ending. */
  name: string;
  title: string;
  /** With its sign and currency. */
  amount?: string;
  note?: string;
  /** A QR code as a path of squares of 1 × 1, with its quiet zone. */
  code?: { path: string; squares: number };
  facts?: readonly { term: string; value: string }[];
  hint: string;
  link?: string;
}

/** Who gives it. */
export interface PictureBrand {
  name: string;
  /** The address of its mark. */
  icon: string;
}

/** In px of the drawing; the file has three for each. */
const WIDTH = 360;
const SIDE = 24;
const HEAD = 64;
const MARK = 32;
const CODE = 216;
const PIXELS = 3;
/** So that no text of the operator's makes a picture larger than phones can hold. */
const MOST_LINES = 4;

/** Draws a picture in the brand's colours and the page's letters, as a PNG. */
export async function drawPicture(picture: Picture, brand: PictureBrand): Promise<File> {
  const { title, amount, note, code, facts = [], hint, link } = picture;
  const style = getComputedStyle(document.documentElement);
  const valueIn = (variable: string) => style.getPropertyValue(variable.slice("var(".length, -1)).trim();
  const [strong, soft] = [valueIn(vars.color.inkStrong), valueIn(vars.color.inkSoft)];
  const [, bandAddress] = /^url\("?(.*?)"?\)$/.exec(valueIn("var(--band)")) ?? [];
  const [mark, band] = await Promise.all([loaded(brand.icon), loaded(bandAddress)]);
  const sheet = new Sheet();

  sheet.fill(valueIn(vars.look.posterGround), 0, WIDTH, HEAD);
  if (mark) sheet.place(mark, SIDE, (HEAD - MARK) / 2, MARK, MARK);
  const beside = { place: "left", left: mark ? SIDE + MARK + 12 : SIDE, most: 1 } as const;
  sheet.y = HEAD / 2 - 13;
  sheet.write(brand.name, { size: 17, weight: 600, color: valueIn(vars.look.posterInk), ...beside });
  sheet.y = HEAD;
  if (band) sheet.repeat(band);

  sheet.y += 20;
  sheet.write(title, { size: 20, weight: 600, color: strong });
  if (amount !== undefined)
    sheet.write(amount, { size: amount.length > 16 ? 24 : 32, weight: 600, color: strong });
  if (note !== undefined) sheet.write(note, { size: 15, weight: 600, color: valueIn(vars.color.positive) });
  if (code) sheet.code(code);
  sheet.y += 12;
  for (const { term, value } of facts) {
    sheet.fill(valueIn(vars.color.line), SIDE, WIDTH - 2 * SIDE, 1);
    const top = sheet.y + 8;
    sheet.y = top;
    sheet.write(term, { size: 14, color: soft, place: "left", right: 124 });
    const below = sheet.y;
    sheet.y = top;
    sheet.write(value, { size: 14, color: strong, place: "right", left: 130 });
    sheet.y = Math.max(sheet.y, below) + 7;
  }
  if (facts.length > 0) sheet.y += 8;
  sheet.write(hint, { size: 14, color: soft });
  if (link !== undefined) sheet.write(link, { size: 13, weight: 600, color: strong });
  sheet.y += 20;
  const blob = await sheet.draw(valueIn(vars.color.raised));
  return new File([blob], `${picture.name}.png`, { type: blob.type });
}

interface Ink {
  size: number;
  color: string;
  weight?: 400 | 600;
  place?: "left" | "center" | "right";
  left?: number;
  right?: number;
  /** The most lines. */
  most?: number;
}

/** Lays out from the top downwards, and draws when it is known how high all of it is. */
class Sheet {
  y = 0;
  readonly #canvas = document.createElement("canvas");
  readonly #board: CanvasRenderingContext2D;
  readonly #family = getComputedStyle(document.body).fontFamily;
  readonly #steps: (() => void)[] = [];

  constructor() {
    const board = this.#canvas.getContext("2d");
    if (!board) throw new Error("no canvas");
    this.#board = board;
  }

  fill(color: string, x: number, width: number, height: number): void {
    const [board, top] = [this.#board, this.y];
    this.#steps.push(() => {
      board.fillStyle = color;
      board.fillRect(x, top, width, height);
    });
  }

  place(image: HTMLImageElement, x: number, top: number, width: number, height: number): void {
    this.#steps.push(() => this.#board.drawImage(image, x, top, width, height));
  }

  /** From edge to edge, with one of it in the middle. */
  repeat(image: HTMLImageElement): void {
    const { width, height } = image;
    for (let x = (((WIDTH - width) / 2) % width) - width; x < WIDTH; x += width)
      this.place(image, x, this.y, width, height);
    this.y += height;
  }

  /** Writes a text on as many lines as it needs. */
  write(text: string, { size, color, weight = 400, place = "center", ...room }: Ink): void {
    const { left = SIDE, right = WIDTH - SIDE, most = MOST_LINES } = room;
    const look = { font: `${weight} ${size}px ${this.#family}`, fillStyle: color, textAlign: place };
    const x = { left, center: (left + right) / 2, right }[place];
    const board = Object.assign(this.#board, look);
    for (const words of linesOf(text, (line) => board.measureText(line).width <= right - left, most)) {
      const baseline = this.y + 1.12 * size;
      this.#steps.push(() => Object.assign(board, look).fillText(words, x, baseline));
      this.y += 1.5 * size;
    }
  }

  code({ path, squares }: NonNullable<Picture["code"]>): void {
    const square = Math.floor((PIXELS * CODE) / squares) / PIXELS;
    const side = square * squares;
    const x = Math.round((WIDTH - side) / 2);
    this.y += 12;
    this.fill("#fff", x, side, side);
    const [board, top] = [this.#board, this.y];
    this.#steps.push(() => {
      board.save();
      board.translate(x, top);
      board.scale(square, square);
      board.fillStyle = "#000";
      board.fill(new Path2D(path));
      board.restore();
    });
    this.y += side;
  }

  async draw(ground: string): Promise<Blob> {
    const [canvas, board] = [this.#canvas, this.#board];
    canvas.width = PIXELS * WIDTH;
    canvas.height = Math.ceil(PIXELS * this.y);
    board.scale(PIXELS, PIXELS);
    board.fillStyle = ground;
    board.fillRect(0, 0, WIDTH, this.y);
    for (const step of this.#steps) step();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("no picture");
    return blob;
  }
}

/** Undefined if there is none, or it does not load. */
async function loaded(address = ""): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** Longer texts are cut before anything is measured. */
const MOST_LETTERS = 240;

/** Breaks a text between words, and within one that is wider than a line; what is left after the last line is cut. */
export function linesOf(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf([...text.slice(0, 2 * MOST_LETTERS)].slice(0, MOST_LETTERS).join(""))) {
    for (const piece of fits(word.trimEnd()) ? [word] : (word.match(/\P{M}\p{M}*/gu) ?? [])) {
      if (line !== "" && !fits((line + piece).trimEnd())) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += piece;
    }
  }
  lines.push(line.trimEnd());
  const last = lines[most - 1];
  return lines.length > most && last !== undefined
    ? [...lines.slice(0, most - 1), `${last.replace(/\P{M}\p{M}*$/u, "")}…`]
    : lines;
}

/** A text at its spaces, and between the words of Thai and Lao, which write none. */
function wordsOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return text.match(/\S+\s*|\s+/g) ?? [];
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = words[words.length - 1];
    if (last === undefined || (isWordLike && /[\s\u0e00-\u0eff]$/.test(last))) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}
