import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { maybe, wireHtml, wireList, wireText } from "./wire";

/** Nobody looks at more. */
export const MOST_BANNERS = 50;

/** One picture of a banner carousel. */
export const banner = z.object({ image: wireText, html: maybe(wireHtml) });

/** An endpoint for the pictures that are shown before a dialog opens. */
export const banners = (path: string) =>
  endpoint({ path, maxBytes: LARGE_MAX_BYTES, response: wireList("banners", banner, {}) });
