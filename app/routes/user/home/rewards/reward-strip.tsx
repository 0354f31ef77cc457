import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Button, LinkButton } from "~/components/button";
import { Money } from "~/components/money";
import { MoneyButton } from "~/components/money-button";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import * as css from "./rewards.css";

/** The rewards that home offers. An invite bonus without an intent cannot be received now; `reason`: the operator's. */
export interface WaitingRewards {
  invite?: { amount: Satang; intent?: string; reason?: string };
  refund?: Satang;
}

/**
 * Below the tiles: the invite bonus, even if it cannot be received now (specification, section 2, Home), and a refund that
 * can, which is confirmed in its own dialog.
 */
export function RewardStrip({ invite, refund }: WaitingRewards) {
  const { t } = useTranslation("home");
  const isPending = useNavigation().formAction === paths.inviteReceived;
  if (!invite && refund === undefined) return null;
  const isReady = invite?.intent !== undefined;
  return (
    <ul className={css.strip} aria-label={isReady || refund !== undefined ? t("ready.title") : undefined}>
      {invite ? (
        <li className={css.stripRow}>
          <p className={css.stripWords}>
            <span>{`${t(isReady ? "ready.invite" : "tiles.invite.title")} `}</span>
            <Amount amount={invite.amount} />
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
        <li className={css.stripRow}>
          <p className={css.stripWords}>
            {t("ready.refund")} <Amount amount={refund} />
          </p>
          <LinkButton to={paths.refundReceived} variant="secondary">
            {t("ready.receive")}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}

function Amount({ amount }: { amount: Satang }) {
  return (
    <b className={css.stripAmount}>
      <Money amount={amount} isBalance />
    </b>
  );
}
