import { vars } from "themes/vars.css";

/** The content of a picture to share, from top to bottom. */
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

export interface PictureBrand {
  name: string;
  /** The address of its mark. */
  icon: string;
}

/** In px of the drawing; the file has `PIXELS` for each. */
const WIDTH = 360;
const SIDE = 24;
const HEAD = 64;
const MARK = 32;
const CODE = 216;
const PIXELS = 3;
/** So that no text of the operator makes a picture too large for a phone's memory. */
const MAX_LINES = 4;

/**
 * Draws a picture in the brand's colours and the page's letters, as a PNG
 * (docs/decisions/pictures-drawn-in-the-browser.md).
 */
export async function drawPicture(picture: Picture, brand: PictureBrand): Promise<File> {
  const { title, amount, note, code, facts = [], hint, link } = picture;
  const style = getComputedStyle(document.documentElement);
  const valueIn = (variable: string) => style.getPropertyValue(variable.slice("var(".length, -1)).trim();
  const [strong, soft] = [valueIn(vars.color.inkStrong), valueIn(vars.color.inkSoft)];
  const [, bandAddress] = /^url\("?(.*?)"?\)$/.exec(valueIn("var(--band)")) ?? [];
  const [mark, band] = await Promise.all([loadImage(brand.icon), loadImage(bandAddress)]);
  const drawing = new Drawing();

  drawing.fill(valueIn(vars.look.posterGround), 0, WIDTH, HEAD);
  if (mark) drawing.place(mark, SIDE, (HEAD - MARK) / 2, MARK, MARK);
  const besideMark = { align: "left", left: mark ? SIDE + MARK + 12 : SIDE, maxLines: 1 } as const;
  drawing.y = HEAD / 2 - 13;
  drawing.write(brand.name, { size: 17, weight: 600, color: valueIn(vars.look.posterInk), ...besideMark });
  drawing.y = HEAD;
  if (band) drawing.repeat(band);

  drawing.y += 20;
  drawing.write(title, { size: 20, weight: 600, color: strong });
  if (amount !== undefined)
    drawing.write(amount, { size: amount.length > 16 ? 24 : 32, weight: 600, color: strong });
  if (note !== undefined) drawing.write(note, { size: 15, weight: 600, color: valueIn(vars.color.positive) });
  if (code) drawing.code(code);
  drawing.y += 12;
  for (const { term, value } of facts) {
    drawing.fill(valueIn(vars.color.line), SIDE, WIDTH - 2 * SIDE, 1);
    const top = drawing.y + 8;
    drawing.y = top;
    drawing.write(term, { size: 14, color: soft, align: "left", right: 124 });
    const below = drawing.y;
    drawing.y = top;
    drawing.write(value, { size: 14, color: strong, align: "right", left: 130 });
    drawing.y = Math.max(drawing.y, below) + 7;
  }
  if (facts.length > 0) drawing.y += 8;
  drawing.write(hint, { size: 14, color: soft });
  if (link !== undefined) drawing.write(link, { size: 13, weight: 600, color: strong });
  drawing.y += 20;
  const blob = await drawing.draw(valueIn(vars.color.raised));
  return new File([blob], `${picture.name}.png`, { type: blob.type });
}

interface TextOptions {
  size: number;
  color: string;
  weight?: 400 | 600;
  align?: "left" | "center" | "right";
  left?: number;
  right?: number;
  maxLines?: number;
}

/** Lays out from the top downwards; draws at the end, when the height is known. */
class Drawing {
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

  /** Repeats the image from edge to edge, with one in the middle. */
  repeat(image: HTMLImageElement): void {
    const { width, height } = image;
    for (let x = (((WIDTH - width) / 2) % width) - width; x < WIDTH; x += width)
      this.place(image, x, this.y, width, height);
    this.y += height;
  }

  /** Writes a text on as many lines as it needs. */
  write(text: string, { size, color, weight = 400, align = "center", ...room }: TextOptions): void {
    const { left = SIDE, right = WIDTH - SIDE, maxLines = MAX_LINES } = room;
    const look = { font: `${weight} ${size}px ${this.#family}`, fillStyle: color, textAlign: align };
    const x = { left, center: (left + right) / 2, right }[align];
    const board = Object.assign(this.#board, look);
    for (const words of breakLines(text, (line) => board.measureText(line).width <= right - left, maxLines)) {
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

/** Undefined without an address, or if the image does not load. */
async function loadImage(address = ""): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** Longer texts are cut before they are measured. */
const MAX_LETTERS = 240;

/** Breaks a text between words, and within a word that is wider than a line; what does not fit is cut. */
export function breakLines(text: string, fits: (line: string) => boolean, maxLines: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf([...text.slice(0, 2 * MAX_LETTERS)].slice(0, MAX_LETTERS).join(""))) {
    for (const piece of fits(word.trimEnd()) ? [word] : (word.match(/\P{M}\p{M}*/gu) ?? [])) {
      if (line !== "" && !fits((line + piece).trimEnd())) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += piece;
    }
  }
  lines.push(line.trimEnd());
  const last = lines[maxLines - 1];
  return lines.length > maxLines && last !== undefined
    ? [...lines.slice(0, maxLines - 1), `${last.replace(/\P{M}\p{M}*$/u, "")}…`]
    : lines;
}

/** Splits a text at its spaces, and between the words of Thai and Lao, which are written without spaces. */
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
