import * as z from "zod";
import { isSafeLink } from "../address";
import {
  type CharacterKey,
  type CharacterValue,
  characterNames,
  colorNames,
  presetNames,
  type VideoName,
} from "../names";
import { assetOf, limitsText } from "./asset-roles";
import { Color, Locale, Words } from "./values";

/** A choice from one of the character's lists. */
function choice<Key extends CharacterKey>(key: Key, what: string) {
  return z.enum(characterNames[key]).optional().describe(`${what}; absent: the preset's`) as z.ZodOptional<
    z.ZodEnum<{ [Value in CharacterValue<Key>]: Value }>
  >;
}

const Character = z
  .strictObject({
    shape: choice(
      "shape",
      "Corners, edges and grounds of cards, fields and games, with icons to match: redent (stepped joinery, framed in gilt), arc (full rounds, raised), plain (flat, between hairlines)",
    ),
    pattern: choice("pattern", "The woven band: lattice, lotus (its petals hang over the fold) or wave"),
    card: choice(
      "card",
      "The wallet card and what belongs to it, from its actions and tiles to an outcome's head: roof (a gable), silk (a cloth over a pouch), shore (a sheet that ends in water)",
    ),
    poster: choice("poster", "The drawing of login and registration: sala, lotus or river"),
    heading: choice(
      "heading",
      "Headings: ruled (between lines, in the middle), large, or light (amounts are light too)",
    ),
    tabs: choice(
      "tabs",
      "The bottom bar, and the side navigation from 1024 px: line (a diamond on a rail), arch (a raised home, a coloured panel) or quiet (a short line, no ground)",
    ),
  } satisfies Record<CharacterKey, z.ZodType>)
  .prefault({});

export const Theme = z
  .strictObject({
    preset: z.enum(presetNames).default("midnight").describe("The palette and the character to start from"),
    colors: z
      .partialRecord(z.enum(colorNames), Color)
      .default({})
      .describe("Colours of the brand's own, by token; contrast is checked"),
    character: Character.describe("What differs from the preset's character when colours are taken away"),
    logo: assetOf("logo")
      .optional()
      .describe(
        `A logo that holds the name, in the brand's folder, to be read on the page and on the poster; absent: the mark and the name in letters (${limitsText("logo")})`,
      ),
    mark: assetOf("mark")
      .optional()
      .describe(`The square mark for icons; absent: the pattern (${limitsText("mark")})`),
  })
  .prefault({});

const textKey = z
  .string()
  .regex(/^[a-z][a-zA-Z-]*:[\w-]+(\.[\w-]+)*$/, 'a text\'s key, such as "public:login.title"');

/** The brand's own texts, by language and key. */
export const Texts = z.partialRecord(Locale, z.record(textKey, z.string().min(1).max(2000))).default({});

const videoAddress = z.union([
  assetOf("film"),
  z.string().refine(isSafeLink, "a file in the brand's folder, or an https:// link"),
]);

const Video = z
  .strictObject({
    title: Words.optional().describe("Its title; absent: the app's own"),
    file: videoAddress
      .optional()
      .describe(
        `The video, in the brand's folder or at an https:// link; absent: not yet (${limitsText("film")})`,
      ),
    poster: assetOf("poster")
      .optional()
      .describe(`The picture before it plays (${limitsText("poster")})`),
    captions: z
      .partialRecord(Locale, assetOf("captions"))
      .default({})
      .describe(`Captions by language (${limitsText("captions")})`),
  })
  .prefault({});

export const Videos = z
  .strictObject({
    wallet: Video.describe("The wallet"),
    play: Video.describe("How to play"),
    balance: Video.describe("Checking the balance"),
    bonus: Video.describe("Receiving a bonus"),
    "cancel-bonus": Video.describe("Cancelling a bonus"),
  } satisfies Record<VideoName, typeof Video>)
  .prefault({});
