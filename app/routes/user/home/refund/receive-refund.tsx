import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { CouldNotRead } from "~/components/could-not-read";
import * as dialog from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { Money } from "~/components/money";
import { MoneyButton } from "~/components/money-button";
import { useCurrencyName } from "~/document/currency";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import { OperatorHtml } from "~/html/operator-html";
import { paths } from "~/paths";
import { ReceivedList } from "../rewards/received-list";
import type { ReceivedPage } from "../rewards/rewards.server";
import * as css from "./refund.css";
import type { RefundView, RefundWay } from "./refund.server";

interface ReceiveRefundProps {
  /** Undefined if it could not be read. */
  refund: RefundView | undefined;
  intents: Record<RefundWay, string>;
  list: ReceivedPage | null;
}

/** The refund's amount, source and conditions, the two ways to receive it, and what was received before. */
export function ReceiveRefund({ refund, intents, list }: ReceiveRefundProps) {
  const { t } = useTranslation("rewards");
  return (
    <div className={dialog.body}>
      {refund ? (
        <RefundAmount refund={refund} />
      ) : (
        <CouldNotRead as="lines" text={t("refund.unread")} to="?page=1" />
      )}
      <ReceivedList title={t("refund.list")} path={paths.refund} list={list} empty={t("refund.empty")} />
      {refund ? <Ways refund={refund} intents={intents} /> : null}
    </div>
  );
}

function RefundAmount({ refund: { amount, isReady, info, met, unmet } }: { refund: RefundView }) {
  const { t } = useTranslation("rewards");
  return (
    <div className={css.amount}>
      <p className={css.caption}>{t(isReady ? "refund.waiting" : "refund.soFar")}</p>
      <p>
        <Money amount={amount} isLarge />
      </p>
      {info ? <OperatorHtml html={info} /> : null}
      {met ? <Condition is="met">{met}</Condition> : null}
      {unmet ? <Condition is="unmet">{unmet}</Condition> : null}
      {!isReady && !unmet ? <p>{t("refund.none")}</p> : null}
    </div>
  );
}

interface ConditionProps {
  is: "met" | "unmet";
  id?: string;
  children: ReactNode;
}

function Condition({ is, id, children }: ConditionProps) {
  return (
    <p id={id} className={css.said}>
      <span className={css.signs[is]}>
        <Icon name={is === "met" ? "check" : "alert"} />
      </span>
      <span>{children}</span>
    </p>
  );
}

/**
 * Disabled while there is nothing to receive. Receiving it as a bonus is also disabled while another bonus is held,
 * with a link to end that one below.
 */
function Ways({ refund, intents }: { refund: RefundView; intents: Record<RefundWay, string> }) {
  const { t } = useTranslation("rewards");
  const currency = useCurrencyName();
  const { isReady, isBonusHeld } = refund;
  const sum = { amount: formatAmount(refund.amount), currency };
  return (
    <div className={css.bar}>
      <div className={css.ways}>
        <WayForm
          way="addWallet"
          intent={intents.addWallet}
          label={isReady ? t("refund.toWalletAmount", sum) : t("refund.toWallet")}
          isOff={!isReady}
        />
        <WayForm
          way="receive"
          intent={intents.receive}
          label={isReady ? t("refund.asBonusAmount", sum) : t("refund.asBonus")}
          isOff={!isReady || isBonusHeld}
          describedBy={isBonusHeld ? "refund-held" : undefined}
        />
        {isBonusHeld ? (
          <Condition is="unmet" id="refund-held">
            {t("refund.held")}{" "}
            <Link className={css.link} to={paths.bonus}>
              {t("refund.toBonus")}
            </Link>
          </Condition>
        ) : null}
      </div>
    </div>
  );
}

interface WayFormProps {
  way: RefundWay;
  intent: string;
  label: string;
  isOff: boolean;
  /** The id of the text that says why it is disabled. */
  describedBy?: string;
}

/** One way to receive it: its button opens the review, where it is confirmed. */
function WayForm({ way, intent, label, isOff, describedBy }: WayFormProps) {
  const { t } = useTranslation("rewards");
  const form = useButtonForm(`refund-${way}`, way);
  return (
    <FormFrame form={form} className={css.way} intent={intent}>
      <MoneyButton
        {...form.submit}
        variant={way === "addWallet" ? "primary" : "secondary"}
        isWide
        disabled={isOff}
        aria-describedby={describedBy}
      >
        {form.isPending ? t("refund.checking") : label}
      </MoneyButton>
    </FormFrame>
  );
}
