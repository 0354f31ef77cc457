import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import { Fact } from "~/components/fact";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import type { FormKit } from "~/form/form-kit";
import { ReviewStep } from "~/form/review-step";
import { paths } from "~/paths";
import type { HeldBonus } from "./bonus-facts";
import * as css from "./end-review.css";

interface EndReviewProps {
  form: FormKit;
  values: Record<string, string>;
  held: HeldBonus;
  intent: string;
}

/** The review before a bonus is ended: the band is cut, and the way to stay is as near as the way out. */
export function EndReview({ form, values, held, intent }: EndReviewProps) {
  const { t } = useTranslation("bonus");
  const { card } = held;
  const title = card ? t("endReview.title", { code: card.code }) : t("endReview.titlePlain");
  return (
    <Dialog title={title} parent={paths.bonus} band="cut">
      <ReviewStep
        form={form}
        values={values}
        facts={<EndFacts {...held} />}
        confirm={t("endReview.confirm")}
        confirming={t("endReview.confirming")}
        back={t("endReview.stay")}
        isEnd
        intent={intent}
      />
    </Dialog>
  );
}

function EndFacts({ receipt, now }: Pick<HeldBonus, "receipt" | "now">) {
  const { t } = useTranslation("bonus");
  return (
    <>
      <ul className={css.ends}>
        <li className={css.way}>
          <span className={css.signs.good}>
            <Icon name="check" />
          </span>
          <p>
            <strong className={css.heading}>{t("endReview.free")}</strong> {t("endReview.freeText")}
          </p>
        </li>
        <li className={css.way}>
          <span className={css.signs.bad}>
            <Icon name="alert" />
          </span>
          <p>
            <strong className={css.heading}>{t("endReview.unmet")}</strong> {t("endReview.giveBack")}
          </p>
        </li>
      </ul>
      {receipt || now !== undefined ? (
        <dl className={css.facts}>
          {receipt ? (
            <Fact name={t("endReview.received")}>
              <Money amount={receipt.amount} />
            </Fact>
          ) : null}
          {now === undefined ? null : (
            <Fact name={t("endReview.total")}>
              <Money amount={now} isBalance />
            </Fact>
          )}
        </dl>
      ) : null}
    </>
  );
}
