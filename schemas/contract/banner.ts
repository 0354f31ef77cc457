import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { maybe, wireHtml, wireList, wireText } from "./wire";

/** More than anybody looks through. */
export const MOST_BANNERS = 50;

/** One picture of a banner carousel. */
export const banner = z.object({ image: wireText, html: maybe(wireHtml) });

/** The pictures shown before a dialog opens. */
export const banners = (path: string) =>
  endpoint({ path, maxBytes: LARGE_MAX_BYTES, response: wireList("banners", banner, {}) });
