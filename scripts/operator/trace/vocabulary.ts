import { endpoints } from "schemas/contract";
import * as z from "zod";
import type { MoneyStep } from "~/money/once/audit";
import { isOperation } from "./operations";

const steps = [
  "posted",
  "claimed",
  "looked",
  "shown",
  "busy",
  "expired",
  "altered",
  "unclear",
] as const satisfies readonly MoneyStep[];

const states = ["running", "accepted", "done", "refused", "unknown", "checking", "contact"] as const;
const calls = new Set<string>(endpoints.map(({ name }) => name));

/** An optional field, left out unless its value is one of those allowed, so that nothing else is ever shown. */
const only = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined);

/** The fields of a log line that a story may use; everything else in the line stays unread. */
export const LogLine = z.object({
  time: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
  msg: z.enum(["money", "money step", "operator failed"]),
  reference: only(z.string()),
  requestId: only(z.string().min(8)),
  step: only(z.enum(steps)),
  state: only(z.enum(states)),
  operation: only(z.string().refine(isOperation)),
  amount: only(z.string().regex(/^<10+$/)),
  isJudged: only(z.boolean()),
  endpoint: only(z.string().refine((name) => calls.has(name))),
  /** A code of the catalogue, of the system, or the kind of error. */
  error: only(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)),
});
export type LogLine = z.output<typeof LogLine>;
