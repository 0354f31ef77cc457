import * as z from "zod";
import { satangFact } from "~/money/once/record.server";

/** What the operator has credited for a deposit whose amount only it knows. */
export const Grant = z.object({ amount: satangFact });

/** Undefined while the amount, in satang, is not known. */
export function grantOf(amount: number | undefined): z.output<typeof Grant> | undefined {
  return amount === undefined ? undefined : Grant.safeParse({ amount }).data;
}
