import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";

// The policy forbids `eval`, which zod's compiled parsers would use.
z.config({ jitless: true });

/** What conform asks on every change; `Fields` are the form's names. */
export type Validator<Fields> = (form: { formData: FormData }) => Submission<Fields, string[], Fields>;

/** A form's rules for conform in the browser. Imported when they are first needed: zod is not in the first load. */
export function createValidator<Fields>(schema: z.ZodType): Validator<Fields> {
  return ({ formData }) => parseWithZod(formData, { schema }) as Submission<Fields, string[], Fields>;
}
