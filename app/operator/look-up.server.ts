import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { OperatorError } from "./error";
import type { Lookups } from "./lookups.server";
import { soon } from "./soon.server";

type Name = Parameters<Lookups["get"]>[0];
type Context = Pick<RequestContext, "lookups" | "locale">;

/** A public look-up; `gone` ends at /terminated, as from any call (specification, section 4). Throws OperatorError. */
export function neededLookUp<Wanted extends Name>(name: Wanted, { lookups, locale }: Context) {
  return lookups.get(name, locale).catch((error: unknown) => {
    if (error instanceof OperatorError && error.isGone) throw redirect("/terminated");
    throw error;
  });
}

/** The same for a part of a page: undefined when it fails or takes long, so that only its own panel is missing. */
export function lookUp<Wanted extends Name>(name: Wanted, context: Context) {
  return soon(neededLookUp(name, context));
}
