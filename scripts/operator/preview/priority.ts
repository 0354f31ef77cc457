import type { IncomingMessage } from "node:http";
import { locales } from "schemas/names";
import { parseJson } from "schemas/parse-json";
import * as z from "zod";
import type { Priority } from "./book/runs";
import { widths } from "./draw/look";

/** In characters. */
const LONGEST = 2_000;

const prioritySchema = z.object({
  locale: z.enum(locales),
  width: z.literal(widths),
  part: z.string().optional(),
  state: z.string().optional(),
});

/** What a page asks to be drawn first; undefined if it is no such thing. */
export async function readPriority(request: IncomingMessage): Promise<Priority | undefined> {
  // A form of another site could be posted here, but not as JSON.
  if (request.headers["content-type"] !== "application/json") return undefined;
  let text = "";
  for await (const piece of request) {
    text += String(piece);
    if (text.length > LONGEST) return undefined;
  }
  const { data } = prioritySchema.safeParse(parseJson(text));
  if (!data) return undefined;
  const { part, state, ...look } = data;
  return { ...look, ...(part && { part }), ...(state && { state }) };
}
