import type { Choice } from "~/components/select-field";
import type { RequestContext } from "~/context";
import { lookUp } from "~/operator/look-up.server";

interface BankChoices {
  /** The operator's banks, and the member's own also where the list does not come or leaves it out. */
  banks: Choice[];
  /** Whether the operator gave its list. */
  isListed: boolean;
}

/** The banks to choose from, in the words of the person's language where the config has them. */
export async function bankChoices(context: RequestContext, own?: string): Promise<BankChoices> {
  const list = await lookUp("banks", context);
  const choiceOf = ({ code, nameTH = code }: { code: string; nameTH?: string }) => ({
    value: code,
    label: context.brand.banks.known[code]?.name[context.locale] ?? nameTH,
  });
  const banks = (list?.banks ?? []).map(choiceOf);
  if (own && !banks.some(({ value }) => value === own)) banks.unshift(choiceOf({ code: own }));
  return { banks, isListed: list !== undefined };
}
