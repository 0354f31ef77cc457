import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import { ReviewStep } from "~/form/review-step";
import type { FormKit } from "~/form/use-reply";
import { paths } from "~/paths";
import type { HeldBonus } from "./bonuses.server";

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
        facts={<p>{t("endReview.text")}</p>}
        confirm={t("endReview.confirm")}
        confirming={t("endReview.confirming")}
        back={t("endReview.stay")}
        isEnd
        intent={intent}
      />
    </Dialog>
  );
}
