import { useTranslation } from "react-i18next";
import { Fact } from "~/components/fact";
import { Money } from "~/components/money";
import * as css from "./why.css";
import type { WhyFacts } from "./why.server";

/** What is known of the held bonus; what is not is left out. Never how much of its turnover is done: nobody tells us. */
export function HeldFacts({ code, binding }: Pick<WhyFacts, "code" | "binding">) {
  const { t } = useTranslation("withdraw");
  if (code === undefined && binding === undefined) return null;
  const moved = binding?.moved;
  return (
    <dl className={css.facts}>
      {code === undefined ? null : <Fact name={t("why.bonus")}>{code}</Fact>}
      {binding === undefined ? null : (
        <>
          <Fact name={t("why.amount")}>
            <Money amount={binding.amount} />
          </Fact>
          <Fact name={t("why.since")}>{binding.since}</Fact>
        </>
      )}
      {moved === undefined ? null : (
        <Fact name={t("why.moved")}>
          <Money amount={moved.amount} />{" "}
          <span className={css.times}>{`· ${t("why.times", { times: moved.times })}`}</span>
        </Fact>
      )}
    </dl>
  );
}
