import type { CharacterValue } from "schemas/names";
import { bands } from "./bands";
import { petals, SEVEN } from "./lotus";
import { FLOWER, gable } from "./roof";
import { fill, line, type Palette } from "./svg";

/** The size of the card that invites, and where the code stands on it. */
export const CARD = { width: 328, height: 452 } as const;

/** A card's ground for a brand's poster, and how its code and its words stand on it. */
export interface InviteGround {
  drawing: string;
  code: { top: number; side: number; radius: number };
  /** The last line of the link has its baseline at `url`. */
  words: { anchor: "start" | "middle"; x: number } & Record<"title" | "hint" | "url", Line>;
  /** The brand's name, and what its mark lies on where it would be lost on the ground. */
  name: { color: string; coin?: string };
}

interface Line {
  /** Its baseline. */
  y: number;
  color: string;
}

/** The code in the sala's door, on the open lotus with its hem below, or on the water. */
export const inviteGrounds: Record<CharacterValue<"poster">, (colors: Palette) => InviteGround> = {
  sala(colors) {
    const { accent, accentSoft, sunken, inkStrong, inkSoft } = colors;
    const screens = "M12 150h40v190H12zM276 150h40v190h-40z";
    return {
      drawing:
        fill(sunken, "M0 0h328v452H0z") +
        `<pattern id='s' width='24' height='24' patternUnits='userSpaceOnUse'>${line(accentSoft, 1, "M0 12 12 0l12 12-12 12zM12 9l3 3-3 3-3-3z")}</pattern>` +
        fill("url(#s)", screens) +
        line(accent, 1, "M12 150v190M46 150v190M52 150v190M276 150v190M282 150v190M316 150v190") +
        `<g transform='translate(-436 52)'>${gable(colors, sunken)}${fill(accent, FLOWER)}</g>` +
        line(accent, 1.5, "M1 9h4V5h4V1h310v4h4v4h4v434h-4v4h-4v4H9v-4H5v-4H1z"),
      code: { top: 146, side: 188, radius: 0 },
      words: {
        anchor: "middle",
        x: 164,
        title: { y: 363, color: inkStrong },
        hint: { y: 387, color: inkSoft },
        url: { y: 429, color: accent },
      },
      name: { color: inkStrong },
    };
  },
  lotus(colors) {
    const { accent, onAccent, onAccentSoft, raised } = colors;
    const ink = { cloth: accent, edge: onAccent, thread: onAccentSoft, width: 1.5 };
    return {
      drawing:
        fill(raised, "M0 0h328v452H0z") +
        fill(accent, "M0 24A24 24 0 0 1 24 0h280a24 24 0 0 1 24 24v395H0z") +
        `<g transform='translate(164 240) scale(1.42)'>${petals([...SEVEN], ink)}<use href='#p'/></g>` +
        `<pattern id='w' width='28' height='34' patternUnits='userSpaceOnUse'>${bands.lotus.repeat(colors)}</pattern>` +
        `<path fill='url(#w)' transform='translate(-4 418)' d='M0 0h336v34H0z'/>`,
      code: { top: 116, side: 196, radius: 24 },
      words: {
        anchor: "middle",
        x: 164,
        title: { y: 341, color: onAccent },
        hint: { y: 364, color: onAccentSoft },
        url: { y: 404, color: onAccent },
      },
      name: { color: onAccent, coin: onAccent },
    };
  },
  river(colors) {
    const { accent, accentTint, accentShade, onAccent, page, sunken, inkStrong, line: rim } = colors;
    const near = "M0 130q55 6 110 0t110 0 110 0M0 146q55 10 110 0t110 0 110 0M0 206q55 14 110 0t110 0 110 0";
    return {
      drawing:
        fill(page, "M0 0h328v452H0z") +
        `<circle cx='262' cy='92' r='30' fill='${accent}'/>` +
        fill(sunken, "M0 108C40 88 84 94 128 100s72-12 112-6 60 6 88 0v358H0z") +
        fill(accentTint, "M0 118q55-9 110 0t110 0 110 0v334H0z") +
        fill(accentShade, "M0 186q55 16 110 0t110 0 110 0v266H0z") +
        line(
          accent,
          1.5,
          `${near}M0 238q55 8 110 0t110 0 110 0M0 270q55-10 110 0t110 0 110 0`,
          " opacity='.7'",
        ) +
        fill(accent, "M0 340q55-20 110 0t110 0 110 0v112H0z") +
        `<path fill='${inkStrong}' transform='translate(-18 6) scale(.36)' d='M112 264q60 12 150 4 40-6 62-26-4 26-46 38-90 18-150 0-12-6-16-16zM164 247q44-22 88 0z'/>` +
        line(rim, 1, "M.5.5h327v451H.5z"),
      code: { top: 134, side: 188, radius: 10 },
      words: {
        anchor: "start",
        x: 16,
        title: { y: 370, color: onAccent },
        hint: { y: 394, color: onAccent },
        url: { y: 434, color: onAccent },
      },
      name: { color: inkStrong },
    };
  },
};
