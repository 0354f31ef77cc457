import type { RequestContext } from "~/context";
import type { FormReply } from "~/form/form-reply";
import type { ReadFilter } from "./filter";

/** A form of two days as an address has filled it in, with what is wrong with them. */
export function daysReply(
  { typed, faults }: Pick<ReadFilter, "typed" | "faults">,
  { texts, locale }: RequestContext,
): FormReply {
  const say = texts.t(locale);
  const { from, to } = faults;
  const error = {
    ...(from && { from: [say(`statement:filter.${from}`)] }),
    ...(to && { to: [say(`statement:filter.${to}`)] }),
  };
  // A field for dates takes nothing else, and the browser complains of it.
  const days = Object.entries(typed).filter(([name]) => faults[name as keyof typeof faults] !== "date");
  return { result: { initialValue: Object.fromEntries(days), error } };
}
