import * as z from "zod";
import { isSafeLink } from "../address";
import { colorNames, presetNames, type VideoName } from "./names";
import { Asset, Color, Locale, Words } from "./values";

export const Theme = z
  .strictObject({
    preset: z.enum(presetNames).default("midnight").describe("The palette to start from"),
    colors: z
      .partialRecord(z.enum(colorNames), Color)
      .default({})
      .describe("Colours of the brand's own, by token; contrast is checked"),
    webFont: z
      .boolean()
      .default(false)
      .describe("Sends the self-hosted Noto fonts instead of using the phone's own"),
    logo: Asset.optional().describe("The logo in the brand's folder; absent: the name in letters"),
    mark: Asset.optional().describe("The square mark for icons; absent: the first letter"),
  })
  .prefault({});

const textKey = z
  .string()
  .regex(/^[a-z][a-zA-Z-]*:[\w-]+(\.[\w-]+)*$/, 'a text\'s key, such as "public:login.title"');

/** Texts of the brand's own, by language and key. */
export const Texts = z.partialRecord(Locale, z.record(textKey, z.string().min(1).max(2000))).default({});

const videoAddress = z.union([
  Asset,
  z.string().refine(isSafeLink, "a file in the brand's folder, or an https:// link"),
]);

const Video = z
  .strictObject({
    title: Words.optional().describe("Its title; absent: the app's own"),
    file: videoAddress
      .optional()
      .describe("The video, in the brand's folder or at an https:// link; absent: not yet"),
    poster: Asset.optional().describe("The picture before it plays"),
    captions: z.partialRecord(Locale, Asset).default({}).describe("Captions (.vtt) by language"),
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
