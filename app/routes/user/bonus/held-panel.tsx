import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Dialog } from "~/components/dialog";
import { Fact, Facts } from "~/components/fact";
import { Icon } from "~/components/icon";
import { FormFrame } from "~/form/form-frame";
import { type FormKit, useButtonForm } from "~/form/form-kit";
import { ReviewStep } from "~/form/review-step";
import { paths } from "~/paths";
import { BandedCard } from "../terms/banded-card";
import { TurnoverTerms } from "../terms/turnover-terms";
import * as css from "./bonus.css";
import { useOften } from "./bonus-card";
import type { HeldBonus } from "./bonuses.server";

interface HeldPanelProps {
  held: HeldBonus;
  /** Names this bonus in the form, so that no other is ended unseen. */
  mark: string;
  intent: string;
}

/** The bonus that all money is bound to, its terms, and the button to end it. */
export function HeldPanel({ held, mark, intent }: HeldPanelProps) {
  const { t } = useTranslation("bonus");
  const often = useOften();
  const form = useButtonForm("bonus-clear", "clear");
  const { kind, type, card, threshold } = held;
  return (
    <>
      <BandedCard
        labelledBy="bonus-held"
        above={
          <>
            <h2 id="bonus-held" className={css.confirmed}>
              <Icon name="check" isSmall />
              {t("held.heading")}
            </h2>
            <p className={css.heading}>{type ?? t(`types.${kind}`)}</p>
            {card ? (
              <Facts>
                <Fact name={t("review.code")}>{card.code}</Fact>
                <Fact name={t("review.often")}>{often(card)}</Fact>
              </Facts>
            ) : null}
          </>
        }
        beneath={
          <>
            <TurnoverTerms id="terms" threshold={threshold} />
            <FormFrame form={form} className={css.endForm}>
              <input type="hidden" name="held" value={mark} />
              <Button {...form.submit} variant="secondary" className={css.danger} isWide>
                {t(form.isPending ? "held.ending" : "held.end")}
              </Button>
            </FormFrame>
          </>
        }
      />
      {form.reply?.review ? <EndReview form={form} held={held} intent={intent} /> : null}
    </>
  );
}

interface EndReviewProps {
  form: FormKit;
  held: HeldBonus;
  intent: string;
}

/** The review before a bonus is ended: the band is cut, and the way to stay is as near as the way out. */
function EndReview({ form, held, intent }: EndReviewProps) {
  const { t } = useTranslation("bonus");
  const { card } = held;
  const title = card ? t("endReview.title", { code: card.code }) : t("endReview.titlePlain");
  return (
    <Dialog title={title} parent={paths.bonus} band="cut">
      <ReviewStep
        form={form}
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
