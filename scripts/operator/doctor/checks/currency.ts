import { registered } from "schemas/brand/currencies";
import type { Currency } from "schemas/names";
import { costs, type Finding } from "../deviation";
import { answerIn } from "../talk/reply";
import type { Visit } from "../talk/visit";
import { valueAt } from "./reached";

/** What each place is called in the two answers that may name a member's currency. */
const places = {
  profile: { call: "account.profile", paths: ["profile.currency", "currency"] },
  wallet: { call: "wallet.get", paths: ["wallet.currency", "profile.currency", "currency"] },
} as const;

const WHATEVER_IT_IS = "money named in the brand's currency, whatever the member's is";

/** The currencies in which the brand lets members register, and its own. */
function allowed({ target: { brand } }: Visit): readonly Currency[] | undefined {
  return brand && [brand.currency, ...brand.registerCurrencies.map((word) => registered[word])];
}

/** The currency that the operator names for the member is one that the contract knows, and the brand has. */
export function currencyHolds(where: keyof typeof places) {
  const { call, paths } = places[where];
  return (visit: Visit): Finding[] => {
    const reply = visit.good(call).at(-1);
    if (!reply) return [];
    const data = answerIn(reply);
    const ours = allowed(visit);
    return paths.flatMap((path) => {
      const came = valueAt(reply.json, path);
      if (came === undefined || came === null || came === "") return [];
      const read = valueAt(data, path) as Currency | undefined;
      if (read === undefined) return [costs(path, came, "THB (or BAHT) or LAK", WHATEVER_IT_IS)];
      if (!ours || ours.includes(read)) return [];
      const contract = `one of the brand's: ${[...new Set(ours)].join(", ")}`;
      return [
        costs(path, came, contract, "money in a currency for which the brand has no amounts and limits"),
      ];
    });
  };
}

/** Where the brand leaves it to the operator to say each member's currency, the profile or the wallet names one. */
export function currencyIsNamed(visit: Visit): Finding[] {
  if (visit.target.brand?.memberCurrency !== "operator") return [];
  const answers = Object.values(places).map(({ call, paths }) => {
    const reply = visit.good(call).at(-1);
    return reply && paths.map((path) => valueAt(reply.json, path));
  });
  const isUnknown = answers.includes(undefined);
  if (isUnknown || answers.flat().some((came) => came !== undefined && came !== null && came !== ""))
    return [];
  const contract = "THB, BAHT or LAK in profile or wallet: the brand's members do not all have one currency";
  return [costs("wallet.currency", undefined, contract, WHATEVER_IT_IS)];
}
