import { type Character, type CharacterKey, type VideoName, videoNames } from "schemas/names";
import type { Color } from "./contrast";
import { frames } from "./frames";

/** Each is a file of themes/drawings, named for where it shows: the place, the choice that has it there, the detail. */
const single = [
  "card-roof",
  "card-silk-corner",
  "contact-shore",
  "dialog-silk",
  "frame-foot",
  "icons",
  "motif-cloth-1",
  "motif-cloth-2",
  "motif-cloth-3",
  "motif-diamond",
  "motif-lattice",
  "motif-plate",
  "motif-sun",
  "motif-water-1",
  "motif-water-2",
  "motif-water-3",
  "page-silk",
  "poster-river-hem",
  "profile-shore",
  "progress-wave",
  "progress-wave-done",
  "progress-wave-now",
] as const;

type Film = `film-${VideoName}`;
const films = Object.fromEntries(videoNames.map((name) => [`film-${name}`, "shape"])) as Record<
  Film,
  "shape"
>;

/** Those that each value of a variant draws in its own way, in a file that is named for both: `band-lattice.svg`. */
const byVariant = { band: "pattern", poster: "poster", crest: "card", nav: "tabs", ...films } as const;

/** The crest above an outcome that is not done: bare, with an open seal in the colour of its state. */
const openCrests = { "crest-waiting": "warning", "crest-negative": "negative" } as const;

export type DrawingName = (typeof single)[number] | keyof typeof byVariant | keyof typeof openCrests;

/** A drawing in the brand's colours, as a CSS image (draw.ts). */
export function drawing(name: DrawingName): string {
  return `var(--drawing-${name})`;
}

/**
 * A `border-image` that fills a box with a drawing. As a border's, because a background that comes with the sheet would
 * be the page's largest paint, later than everything that tells something.
 */
export function ornament(name: DrawingName): string {
  return `${drawing(name)} 0 fill/0`;
}

/** A file of themes/drawings, and the colours in which it is drawn beside the brand's own, by their names in it. */
export interface Drawing {
  file: string;
  colors?: Record<string, Color | "none">;
}

/** Every drawing that styles may speak of, by its name. */
export function drawingsOf(character: Character): Map<string, Drawing> {
  const open = Object.entries(openCrests).map(([name, seal]): [string, Drawing] => [
    name,
    { file: `crest-${character.card}-open`, colors: { seal } },
  ]);
  const own = Object.entries<CharacterKey>(byVariant).map(([name, key]): [string, Drawing] => [
    name,
    { file: `${name}-${character[key]}` },
  ]);
  const framed = frames.map(({ name, ...colors }): [string, Drawing] => [name, { file: "frame", colors }]);
  return new Map([
    ...single.map((name): [string, Drawing] => [name, { file: name }]),
    ...own,
    ...open,
    ...framed,
  ]);
}

/** The gable's size in px; the card beneath begins at its eaves. */
export const roofSize = { width: 1200, height: 94, eaves: 66 };
