import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Button, LinkButton } from "~/components/button";
import { Money } from "~/components/money";
import { MoneyButton } from "~/components/money-button";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import * as css from "./reward-strip.css";

/**
 * Rewards to be received; without an intent the invite bonus cannot be received now, with the reason if the operator says
 * one.
 */
export interface WaitingRewards {
  invite?: { amount: Satang; intent?: string; reason?: string };
  refund?: Satang;
}

/**
 * Below the tiles: the invite bonus, whether it can be received or not (specification, section 2, Home), and a refund
 * that can be, which is confirmed in its own dialog.
 */
export function RewardStrip({ invite, refund }: WaitingRewards) {
  const { t } = useTranslation("home");
  const isPending = useNavigation().formAction === paths.inviteReceived;
  if (!invite && refund === undefined) return null;
  const isReady = invite?.intent !== undefined;
  return (
    <ul className={css.strip} aria-label={isReady || refund !== undefined ? t("ready.title") : undefined}>
      {invite ? (
        <li className={css.row}>
          <p className={css.words}>
            <span>{`${t(isReady ? "ready.invite" : "tiles.invite.title")} `}</span>
            <Sum amount={invite.amount} />
            {invite.reason ? <span>{invite.reason}</span> : null}
          </p>
          {isReady ? (
            <BoundForm method="post" action={paths.inviteReceived} preventScrollReset>
              <input type="hidden" name="intent" value={invite.intent} />
              <MoneyButton name="do" value="receive" variant="secondary" isBusy={isPending}>
                {t("ready.receive")}
              </MoneyButton>
            </BoundForm>
          ) : (
            <Button variant="secondary" disabled>
              {t("ready.receive")}
            </Button>
          )}
        </li>
      ) : null}
      {refund === undefined ? null : (
        <li className={css.row}>
          <p className={css.words}>
            {t("ready.refund")} <Sum amount={refund} />
          </p>
          <LinkButton to={paths.refundReceived} variant="secondary">
            {t("ready.receive")}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}

function Sum({ amount }: { amount: Satang }) {
  return (
    <b className={css.sum}>
      <Money amount={amount} isBalance />
    </b>
  );
}
