import { fill, image, line, mirrored, type Palette } from "./svg";

/** Draws one leaf of the gable's edge (bai raka) at each point of a path, as an SVG marker. */
function flames(color: string, leaf: string, path: string): string {
  return `<marker id='f' markerUnits='userSpaceOnUse' markerWidth='24' markerHeight='24' orient='auto' overflow='visible'>${fill(color, leaf)}</marker><path fill='none' marker-mid='url(#f)' d='${path}'/>`;
}

const LEAF = "M3 0C3-3 0-4-2-8-3-4-3-2-2 0z";
const LEAVES = "M603 25l4 6 5 6 6 4 6 4 7 4 6 3 7 2 7 2 7 2 7 2 8 1 7 1 7 1 7 1 8 1 7 0 7 0 8 1 7 0";
const EAVES = "M600 18C612 50 656 66 742 66H1200M726 65.5q14 0 18-14";
const TIERS = "M600 36C610 60 642 76 704 78q9 1 13-10M600 54C606 70 626 81 664 84q8 1 11-8";
const FINIAL = "M600 0q-4 10-1.5 20h3q2.5-10-1.5-20z";
const FLOWER =
  "M600 64q5 6 0 13-5-7 0-13zm0 28q-5-6 0-13 5 7 0 13zm-14-14q7-5 13 0-6 5-13 0zm28 0q-7 5-13 0 6-5 13 0z";

/** The size of the gable above the wallet card, and the height of its eaves, in px. */
export const ROOF = { width: 1200, height: 94, eaves: 66 };

/** The gable as a drawing's part, 1200 wide; its eaves run level, so a wider box shows more of them. */
export function gable({ accent }: Palette, ground: string): string {
  const leaves = flames(accent, LEAF, LEAVES);
  return (
    fill(ground, "M0 67v-1h458c86 0 130-16 142-48 12 32 56 48 142 48h458v1z") +
    mirrored(leaves + line(accent, 1.25, EAVES) + line(accent, 1, TIERS), 600) +
    fill(accent, FINIAL)
  );
}

/** The gable above the wallet card. */
export function roof(colors: Palette): string {
  return image(ROOF, gable(colors, colors.raised) + fill(colors.accent, FLOWER));
}

/** The crest above an outcome: with flames and a filled seal when done, bare and with an open seal until then. */
export function roofCrest({ accent, accentSoft, raised }: Palette, seal: string | undefined): string {
  const isDone = seal === undefined;
  const ink = isDone ? accent : accentSoft;
  const gable = (isDone ? flames(accent, LEAF, LEAVES) : "") + line(ink, 1.25, EAVES) + line(ink, 1, TIERS);
  const plate = "M588 96h24v6h6v6h6v24h-6v6h-6v6h-24v-6h-6v-6h-6v-24h6v-6h6z";
  return image(
    { width: 1200, height: 164 },
    `<g transform='translate(-240 10) scale(1.4)'>${mirrored(gable, 600)}</g>` +
      fill(ink, "M600 2q-6 16-2 36h4q4-20-2-36z") +
      (isDone
        ? fill(accent, plate)
        : `<path fill='${raised}' stroke='${seal}' stroke-width='2' d='${plate}'/>`),
  );
}
