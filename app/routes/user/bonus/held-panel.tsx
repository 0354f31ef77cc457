import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Button, LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { Dialog } from "~/components/dialog";
import { Icon } from "~/components/icon";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { ReviewStep } from "~/form/review-step";
import { paths } from "~/paths";
import { useEndWords } from "../turnover-terms";
import * as terms from "../turnover-terms.css";
import type { HeldBonus } from "./bonus-facts";
import * as css from "./panel.css";
import { useOften } from "./use-often";

interface HeldPanelProps {
  held: HeldBonus;
  /** Names this bonus in the form. */
  mark: string;
  endBelow: Satang | undefined;
  intent: string;
}

/** The bonus that all money is bound to, and the button to end it. */
export function HeldPanel({ held, mark, endBelow, intent }: HeldPanelProps) {
  const { t } = useTranslation("bonus");
  const often = useOften();
  const form = useFormKit({ id: "bonus-clear", labels: {}, button: "clear" });
  const { kind, type, card } = held;
  const review = form.reply?.review;
  return (
    <Card className={css.held} aria-labelledby="bonus-held">
      <h2 id="bonus-held" className={css.state}>
        <Icon name="check" isSmall />
        {t("held.heading")}
      </h2>
      <p className={css.name}>{type ?? t(`types.${kind}`)}</p>
      {card ? (
        <p className={css.caption}>
          {card.code} · {often(card)}
        </p>
      ) : null}
      <p>{t("terms.deposit")}</p>
      <FormFrame form={form} className={css.form}>
        <input type="hidden" name="held" value={mark} />
        <Button
          type="submit"
          name="do"
          value="clear"
          variant="secondary"
          className={css.danger}
          isWide
          isBusy={form.isPending}
        >
          {t(form.isPending ? "held.ending" : "held.end")}
        </Button>
      </FormFrame>
      {review ? (
        <Dialog title={t("endReview.title")} parent={paths.bonus}>
          <ReviewStep
            form={form}
            values={review.values}
            facts={<EndFacts endBelow={endBelow} />}
            confirm={t("endReview.confirm")}
            confirming={t("endReview.confirming")}
            intent={intent}
          />
        </Dialog>
      ) : null}
    </Card>
  );
}

function EndFacts({ endBelow }: Pick<HeldPanelProps, "endBelow">) {
  const { t } = useTranslation("bonus");
  const end = useEndWords(endBelow);
  return (
    <ul className={terms.terms}>
      <li>{t("endReview.whenMet")}</li>
      <li>{end}</li>
      <li>{t("endReview.giveBack")}</li>
    </ul>
  );
}

/** Shown if it is unknown whether a bonus is held. Reloads the document, so that it works without JavaScript. */
export function HeldUnread() {
  const { t } = useTranslation("bonus");
  return (
    <Card className={css.held}>
      <p>{t("held.unread")}</p>
      <LinkButton to={paths.bonus} variant="secondary" reloadDocument>
        {t("held.retry")}
      </LinkButton>
    </Card>
  );
}
