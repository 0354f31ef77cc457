import type { CharacterValue, VideoName } from "schemas/names";
import { fill, image, type Palette } from "./svg";

/** The two colours of a picture: its ground is the box's own. */
interface Ink {
  ground: string;
  line: string;
}

/** How a brand strokes its pictures, and what it draws where the brands differ. */
interface Hand {
  width: number;
  ends: string;
  draw: Record<VideoName, (ink: Ink, stroke: (path: string, color?: string) => string) => string>;
}

const round = " stroke-linecap='round' stroke-linejoin='round'";

const lines = "M66 22h40M66 36h40M66 50h24";
const EYE = "M34 54S44 44 60 44s26 10 26 10-10 10-26 10-26-10-26-10z";

const figure: Hand["draw"]["balance"] = ({ line }, stroke) =>
  `<text x='60' y='34' fill='${line}' font-family='sans-serif' font-size='24' font-weight='600' text-anchor='middle'>1,250</text>${stroke(EYE)}<circle cx='60' cy='54' r='5' fill='${line}'/>`;

const screen: Hand["draw"]["play"] = ({ line }, stroke) =>
  stroke(`M14 16h40v40H14z${lines}`) + fill(line, "M28 26v20l16-10z");

const hands: Record<CharacterValue<"games">, Hand> = {
  /** A pavilion, a gift under a flame, a band cut through. */
  framed: {
    width: 2,
    ends: "",
    draw: {
      wallet: ({ line }, stroke) =>
        fill(line, "M60 6c4 10 16 16 34 16h12v3H14v-3h12c18 0 30-6 34-16z") +
        stroke("M20 25v39h80V25M20 44h80M42 35h36M30 54h18M52 54h16M72 54h18"),
      play: screen,
      balance: figure,
      bonus: ({ line }, stroke) =>
        fill(line, "M60 10q10 12 0 24-10-12 0-24zM46 36q10-8 13-1-3 8-13 1zm28 0q-10-8-13-1 3 8 13 1z") +
        stroke("M28 42h64v22H28zM60 42v22"),
      "cancel-bonus": ({ line }, stroke) =>
        stroke("M8 28h40l-6 16H8zM72 28h40v16H66zM63 14 47 58") +
        fill(line, "M20 31l5 5-5 5-5-5zM34 31l4 5-4 5-4-5zM86 31l5 5-5 5-5-5zM102 31l4 5-4 5-4-5z"),
    },
  },
  /** A pouch, an open lotus, a hem cut through. */
  arch: {
    width: 2.5,
    ends: round,
    draw: {
      wallet: ({ ground, line }, stroke) =>
        fill(line, "M18 14q0-6 6-6h72q6 0 6 6v26q-7 8-14 0-7 8-14 0-7 8-14 0-7 8-14 0-7 8-14 0-7 8-14 0z") +
        stroke("M18 40v12q0 12 12 12h60q12 0 12-12V40") +
        stroke("M40 24h40", ground),
      play: screen,
      balance: figure,
      bonus: ({ line }, stroke) =>
        fill(
          line,
          "M60 8c8 9 8 22 0 34-8-12-8-25 0-34zM36 20c12 1 19 8 20 22-13-1-20-9-20-22zm48 0c-12 1-19 8-20 22 13-1 20-9 20-22z",
        ) + stroke("M30 48h60v8q0 8-8 8H38q-8 0-8-8z"),
      "cancel-bonus": ({ line }, stroke) =>
        fill(
          line,
          "M8 22h40l-5 16q-7 8-12 0-6 8-12 0-6 8-11 0zM74 22h38v16q-6 8-12 0-6 8-12 0-6 8-14 0l-6 2z",
        ) + stroke("M66 12 46 60"),
    },
  },
  /** A sheet that ends in water, a sun over waves, a wave cut through. */
  open: {
    width: 1.5,
    ends: round,
    draw: {
      wallet: ({ line }, stroke) =>
        stroke("M24 6h72v46q-12 8-24 0t-24 0-24 0zM34 20h32M34 32h20") +
        fill(line, "M24 52q12-8 24 0t24 0 24 0v8q-12 8-24 0t-24 0-24 0z"),
      play: ({ line }, stroke) =>
        stroke("M12 36a22 22 0 1 0 44 0 22 22 0 1 0-44 0M68 24h40M68 36h40M68 48h22") +
        fill(line, "M28 25v22l18-11z"),
      balance: figure,
      bonus: ({ line }, stroke) =>
        `<circle cx='60' cy='26' r='18' fill='${line}'/>${stroke("M20 46q20-12 40 0t40 0M20 58q20-12 40 0t40 0")}`,
      "cancel-bonus": ({ line }, stroke) =>
        stroke("M8 34q11-8 22 0t20-1M70 37q11 8 21-1t21-2M8 44q11-8 22 0t18-1M68 47q11 8 21-1t23-2") +
        fill(line, "m58 14 4 1-8 44-4-1z"),
    },
  },
};

/** The colours of each picture: the brand's own first, then those of the games' shelves. */
const inks: Record<VideoName, (colors: Palette) => Ink> = {
  wallet: ({ accent, onAccent }) => ({ ground: accent, line: onAccent }),
  play: ({ hueSlot, hueSlotLine }) => ({ ground: hueSlot, line: hueSlotLine }),
  balance: ({ hueSport, hueSportLine }) => ({ ground: hueSport, line: hueSportLine }),
  bonus: ({ hueLotto, hueLottoLine }) => ({ ground: hueLotto, line: hueLottoLine }),
  "cancel-bonus": ({ sunken, inkPlain }) => ({ ground: sunken, line: inkPlain }),
};

/** A how-to video's picture in the brand's own hand, as the value of a `background` without its place. */
export function filmPicture(name: VideoName, brand: CharacterValue<"games">, colors: Palette) {
  const { width, ends, draw } = hands[brand];
  const ink = inks[name](colors);
  const stroke = (path: string, color = ink.line) =>
    `<path fill='none' stroke='${color}' stroke-width='${width}'${ends} d='${path}'/>`;
  return { ground: ink.ground, picture: image({ width: 120, height: 72 }, draw[name](ink, stroke)) };
}
