import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";

// The Content-Security-Policy forbids `eval`, which zod's compiled parsers would use.
z.config({ jitless: true });

/** Parses what stands in a form. */
export type Validator = (form: FormData) => Submission<Record<string, string>, string[]>;

/** Creates a validator from a schema. Imported on demand, so that zod is not in the first load. */
export function createValidator(schema: z.ZodType): Validator {
  return (form) => parseWithZod(form, { schema }) as ReturnType<Validator>;
}
