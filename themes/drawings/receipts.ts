import type { CharacterValue } from "schemas/names";
import { bands } from "./bands";
import { sealedLotus } from "./lotus";
import { sealedGable } from "./roof";
import { fill, line, type Palette } from "./svg";

/** The paper of a receipt, and where a member's eye expects its parts. All in the drawing's units. */
export const RECEIPT = { width: 360, height: 540 };

type Pattern = CharacterValue<"pattern">;

export interface ReceiptFace {
  /** What lies under the words, with the tick of what is done. */
  draw(colors: Palette, pattern: Pattern): string;
  /** The first line: brand and kind of paper. */
  issuer: { top: number; side: number; isOnAccent: boolean };
  /** The column of the words below; `top` is without the band. */
  body: { top: number; side: number; bottom: number };
  /** Whether the pattern's band lies above the words. */
  hasBand: boolean;
  /** Whether the two ends lie on a plate of their own, and the last words at the foot of the column. */
  hasPlate: boolean;
  hasFootBelow: boolean;
}

const paper = (color: string) => fill(color, `M0 0h${RECEIPT.width}v${RECEIPT.height}H0z`);

function tick(color: string, place: string, path: string, ends: "round" | "square" = "round"): string {
  return `<g transform='${place}'>${line(color, 3, path, ` stroke-linecap='${ends}' stroke-linejoin='${ends === "round" ? ends : "miter"}'`)}</g>`;
}

/** The band from edge to edge, its middle in the paper's. */
function band(pattern: Pattern, colors: Palette, { top, side }: { top: number; side: number }): string {
  const { width, height, repeat } = bands[pattern];
  const start = RECEIPT.width / 2 - width / 2;
  return (
    `<pattern id='w' width='${width}' height='${height}' patternUnits='userSpaceOnUse' patternTransform='translate(${start} ${top})'>${repeat(colors)}</pattern>` +
    fill("url(#w)", `M${side} ${top}h${RECEIPT.width - 2 * side}v${height}H${side}z`)
  );
}

function clipped(id: string, area: string, drawing: string): string {
  return `<clipPath id='${id}'><path d='${area}'/></clipPath><g clip-path='url(#${id})'>${drawing}</g>`;
}

/** Stepped at each corner, as frames.ts has it, twice as deep. */
const RIM = "M10.5 22.5h6v-6h6v-6h315v6h6v6h6v495h-6v6h-6v6h-315v-6h-6v-6h-6z";
/** resvg draws markers only on a line that has a stroke. */
const UNSEEN = " stroke='#000' stroke-opacity='0'";
const ROOF_BAND = 158.5;
const CLOTH_FOOT = 168;

/** A receipt for each kind of wallet card. */
export const receiptFaces: Record<CharacterValue<"card">, ReceiptFace> = {
  roof: {
    issuer: { top: 22, side: 28, isOnAccent: false },
    body: { top: ROOF_BAND + 12, side: 28, bottom: 516 },
    hasBand: true,
    hasPlate: false,
    hasFootBelow: true,
    draw: (colors, pattern) =>
      paper(colors.page) +
      `<path fill='${colors.raised}' stroke='${colors.accentSoft}' d='${RIM}'/>` +
      clipped(
        "r",
        "M11 24h338v134H11z",
        `<g transform='translate(-280.8 32.5) scale(.768)'>${sealedGable(colors, undefined, UNSEEN)}</g>`,
      ) +
      tick(colors.onAccent, "translate(-65.8 32.5) scale(.768)", "m309 120 8 8 15-16", "square") +
      band(pattern, colors, { top: ROOF_BAND, side: 11 }),
  },
  silk: {
    issuer: { top: 18, side: 24, isOnAccent: true },
    body: { top: CLOTH_FOOT + 9, side: 24, bottom: 520 },
    hasBand: true,
    hasPlate: true,
    hasFootBelow: true,
    draw: (colors, pattern) =>
      paper(colors.page) +
      fill(colors.accent, `M0 0h${RECEIPT.width}v${CLOTH_FOOT}H0z`) +
      clipped(
        "c",
        `M0 40h${RECEIPT.width}v${CLOTH_FOOT - 40}H0z`,
        `<g transform='translate(-96.8 40) scale(.865)'>${sealedLotus(colors)}</g>`,
      ) +
      tick(colors.accent, "translate(-96.8 40) scale(.865)", "m308 112 9 9 16-17") +
      band(pattern, colors, { top: CLOTH_FOOT - 1, side: 0 }),
  },
  shore: {
    issuer: { top: 22, side: 28, isOnAccent: false },
    body: { top: 70, side: 28, bottom: 424 },
    hasBand: false,
    hasPlate: false,
    hasFootBelow: false,
    draw: ({ raised, accent, onAccent, accentTint, accentShade, accentSoft }) =>
      paper(raised) +
      `<g transform='translate(0 408)'><circle cx='292' cy='58' r='34' fill='${accent}'/>` +
      tick(onAccent, "translate(0 0)", "m279 50 10 10 18-19") +
      fill(raised, "M0 76q60-24 120 0t120 0 120 0v60H0z") +
      fill(accentTint, "M0 82q60-24 120 0t120 0 120 0v50H0z") +
      fill(accentShade, "M0 102q60-18 120 0t120 0 120 0v30H0z") +
      line(accent, 1.5, "M0 76q60-24 120 0t120 0 120 0M0 102q60-18 120 0t120 0 120 0") +
      line(
        accentSoft,
        1,
        "M0 88q60-20 120 0t120 0 120 0M0 95q60-18 120 0t120 0 120 0M0 114q60-16 120 0t120 0 120 0M0 124q60-14 120 0t120 0 120 0",
      ) +
      "</g>",
  },
};

/** The way of the money from one end down to the other: dots, a thread or a wave, from its knots' middles. */
export const receiptWays: Record<Pattern, (colors: Palette, length: number) => string> = {
  lattice: ({ accent, accentSoft, raised }, length) =>
    line(accentSoft, 1, `M0 7v${length - 14}`, " stroke-dasharray='2 4'") +
    `<path fill='${raised}' stroke='${accent}' stroke-width='1.5' d='M0-6.5 6.5 0 0 6.5-6.5 0z'/>` +
    fill(accent, `M0 ${length - 6.5}l6.5 6.5-6.5 6.5-6.5-6.5z`),
  lotus: ({ accent, accentSoft, raised }, length) =>
    line(accentSoft, 1.5, `M0 6v${length - 12}`) +
    `<circle r='5' fill='${raised}' stroke='${accent}' stroke-width='2'/><circle cy='${length}' r='6' fill='${accent}'/>`,
  wave: ({ accent, accentSoft }, length) => {
    const step = (length - 12) / 4;
    return (
      line(accentSoft, 1.5, `M0 6q-5 ${step / 2} 0 ${step}t0 ${step} 0 ${step} 0 ${step}`) +
      `<circle r='4.5' fill='none' stroke='${accent}' stroke-width='1.5'/><circle cy='${length}' r='6' fill='${accent}'/>`
    );
  },
};
