import { useTranslation } from "react-i18next";
import type { BonusCardFacts } from "./bonus-facts";

/** Returns a text for how often a bonus can be received: "once a day", "2 times a week". */
export function useOften(): (card: Pick<BonusCardFacts, "span" | "most">) => string {
  const { t } = useTranslation("bonus");
  return ({ span, most }) => (most === 1 ? t(`oftenOnce.${span}`) : t(`often.${span}`, { times: most }));
}
