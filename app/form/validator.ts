import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import type { FieldErrors } from "./form-reply";

// The Content-Security-Policy forbids `eval`, which zod's compiled parsers would use.
z.config({ jitless: true });

/** Returns a form's errors by field. */
export type Validator = (form: FormData) => FieldErrors;

/** Creates a validator from a schema. Imported on demand, so that zod is not in the first load. */
export function createValidator(schema: z.ZodType): Validator {
  return (form) => {
    const submission = parseWithZod(form, { schema });
    return submission.status === "success" ? {} : (submission.error ?? {});
  };
}
