import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { Icon, type IconName } from "~/components/icon";
import { Money, MoneyIn } from "~/components/money";
import { useCurrencyName } from "~/document/currency";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import { paths } from "~/paths";
import { useThresholdWords } from "../threshold";
import { Tie } from "../tie";
import type { HeldBonus } from "./bonus-facts";
import { EndReview } from "./end-review";
import * as css from "./held-panel.css";
import { useOften } from "./use-often";

interface HeldPanelProps {
  held: HeldBonus;
  /** Names this bonus in the form, so that no other is ended unseen. */
  mark: string;
  intent: string;
}

/** The bonus that all money is bound to, as a receipt; what stands in the way of its end; the button to end it. */
export function HeldPanel({ held, mark, intent }: HeldPanelProps) {
  const { t } = useTranslation("bonus");
  const form = useFormKit({ id: "bonus-clear", labels: {}, button: "clear" });
  const review = form.reply?.review;
  return (
    <>
      <Tie
        labelledBy="bonus-held"
        above={<ReceivedBonus {...held} />}
        beneath={
          <div className={css.inside}>
            <InTheWay {...held} />
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
          </div>
        }
      />
      {review ? <EndReview form={form} values={review.values} held={held} intent={intent} /> : null}
    </>
  );
}

function ReceivedBonus({ kind, type, card, receipt }: HeldBonus) {
  const { t } = useTranslation(["bonus", "member"]);
  const often = useOften();
  const facts = [
    ...(card ? [t("review.code", { code: card.code })] : []),
    ...(card && !receipt ? [often(card)] : []),
    ...(receipt
      ? [receipt.time, t(`member:relative.${receipt.ago.unit}`, { count: receipt.ago.count })]
      : []),
  ];
  return (
    <div className={css.received}>
      <h2 id="bonus-held" className={css.state}>
        <Icon name="check" isSmall />
        {t("held.heading")}
      </h2>
      <p className={css.name}>{type ?? t(`types.${kind}`)}</p>
      {receipt ? (
        <>
          <p className={css.caption}>{t("held.received")}</p>
          <p>
            <Money amount={receipt.amount} isLarge />
          </p>
        </>
      ) : null}
      <p className={css.facts}>
        {facts.map((fact, at) => (
          <span key={fact} className={css.fact}>
            {at === 0 ? null : <span className={css.dot}> · </span>}
            <span>{fact}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

/** What is bound, and the two ways out, with the balance of now beside the threshold. */
function InTheWay({ now, threshold }: Pick<HeldBonus, "now" | "threshold">) {
  const { t } = useTranslation("bonus");
  const below = useThresholdWords(threshold);
  const currency = useCurrencyName();
  const sum = now === undefined ? null : <MoneyIn amount={now} currency={currency} isBalance />;
  return (
    <>
      <p className={css.bound}>
        <span className={css.sign}>
          <Icon name="lock" isSmall />
        </span>
        <span className={css.sums}>
          {t("held.bound")}
          {sum ? <span>: </span> : null}
          {sum}
        </span>
      </p>
      <p className={css.either}>{t("held.either")}</p>
      <ul className={css.ways}>
        <Way icon="refresh" heading={t("held.met")}>
          {t("held.metText")}
        </Way>
        <Way icon="scale" heading={below}>
          {now === undefined || threshold.amount === undefined ? (
            t("review.belowText")
          ) : (
            <>
              <span>{`${t("held.nowIs")} `}</span>
              {sum}
              <span>{` ${t(now < threshold.amount ? "held.isBelow" : "held.isAbove")}`}</span>
            </>
          )}
        </Way>
      </ul>
      <p className={css.until}>{t("review.meanwhile")}</p>
    </>
  );
}

function Way({ icon, heading, children }: { icon: IconName; heading: string; children: ReactNode }) {
  return (
    <li className={css.way}>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <p>
        <strong className={css.heading}>{heading}</strong> <span className={css.sums}>{children}</span>
      </p>
    </li>
  );
}

/** Shown if it is unknown whether a bonus is held. Reloads the document, so that it works without JavaScript. */
export function HeldUnread() {
  const { t } = useTranslation("bonus");
  return (
    <Card className={css.unread}>
      <p>{t("held.unread")}</p>
      <LinkButton to={paths.bonus} variant="secondary" reloadDocument>
        {t("held.retry")}
      </LinkButton>
    </Card>
  );
}
