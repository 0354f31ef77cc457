import { useTranslation } from "react-i18next";
import { Card } from "~/components/card";
import { CouldNotRead } from "~/components/could-not-read";
import { Money } from "~/components/money";
import { MoneyButton } from "~/components/money-button";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import type { Receivable } from "../rewards/rewards.server";
import * as css from "./invite.css";

interface ReceiveBonusProps {
  /** Undefined if the wallet could not be read, or does not mention it. */
  waiting: Receivable | undefined;
  intent: string;
}

/** The invite bonus and its receive button, or why it cannot be received. */
export function ReceiveBonus({ waiting, intent }: ReceiveBonusProps) {
  const { t } = useTranslation("rewards");
  const form = useButtonForm("invite-receive", "receive");
  if (!waiting) return <CouldNotRead text={t("invite.unread")} to="?page=1" />;
  const { amount, isReady, reason = amount > 0 ? undefined : t("invite.none") } = waiting;
  return (
    <Card>
      <FormFrame form={form} className={css.receive} intent={intent}>
        <div className={css.words}>
          <p className={css.caption}>{t(isReady ? "invite.waiting" : "invite.soFar")}</p>
          <p className={css.amount}>
            <Money amount={amount} />
          </p>
        </div>
        <div className={css.button}>
          <MoneyButton
            {...form.submit}
            variant="secondary"
            disabled={!isReady}
            aria-describedby={reason ? "invite-reason" : undefined}
          >
            {t(form.isPending ? "receiving" : "invite.receive")}
          </MoneyButton>
        </div>
        {reason ? (
          <p id="invite-reason" className={css.reason}>
            {reason}
          </p>
        ) : null}
      </FormFrame>
    </Card>
  );
}
