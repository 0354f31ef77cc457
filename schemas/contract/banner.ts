import * as z from "zod";
import { maybe, wireHtml, wireText } from "./wire";

/** A picture of a banner carousel. */
export const banner = z.object({ image: wireText, html: maybe(wireHtml) });
