import { redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { OperatorError } from "./error";
import type { Lookups } from "./lookups.server";
import { soon } from "./soon.server";

/**
 * A public look-up for a part of a page: undefined when it fails or takes long, so that only its own panel is missing.
 * `gone` ends at /terminated, as from any call (specification, section 4).
 */
export function lookUp<Name extends Parameters<Lookups["get"]>[0]>(
  name: Name,
  { lookups, locale }: Pick<RequestContext, "lookups" | "locale">,
) {
  return soon(
    lookups.get(name, locale).catch((error: unknown) => {
      if (error instanceof OperatorError && error.isGone) throw redirect("/terminated");
      throw error;
    }),
  );
}
