import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { useIsInteractive } from "~/document/after-hydration";
import { useActText } from "./act-text";
import * as css from "./deposit.css";
import { acts, type Way } from "./way";

interface WayBarProps {
  ways: readonly Way[];
  chosen: Way;
  amount: Satang | undefined;
  /** What the amount's field begins with. */
  preset: Satang | undefined;
  /** Whether what the way needs has been filled in. */
  isReady: boolean;
  isPending: boolean;
  reasonId: string;
}

/**
 * The primary button names what the chosen way does with the amount. Without script all its texts are there, and the
 * chosen way's radio shows one of them.
 */
export function WayBar({ ways, chosen, amount, preset, isReady, isPending, reasonId }: WayBarProps) {
  const { t } = useTranslation(["deposit", "public"]);
  const isInteractive = useIsInteractive();
  const say = useActText(isInteractive ? amount : preset);
  const sayNoAmount = useActText(undefined);
  const isOff = isInteractive && !isReady;
  const offered = isInteractive ? [chosen.act] : acts.filter((act) => ways.some((way) => way.act === act));
  return (
    <div className={css.bar}>
      <MoneyButton
        name="do"
        value="deposit"
        disabled={isOff}
        isBusy={isPending}
        aria-describedby={isOff ? reasonId : undefined}
      >
        {isInteractive ? null : <span className={css.anyAct}>{t("public:common.next")}</span>}
        {isPending && chosen.act === "create" ? (
          <span>{t("qr.creating")}</span>
        ) : isPending && chosen.act === "send" ? (
          <span>{t("wallet.sending")}</span>
        ) : (
          offered.map((act) => (
            <span key={act} className={isInteractive ? css.act : css.acts[act]}>
              {act === "slip" ? <Icon name="picture" /> : null}
              <span className={isInteractive ? undefined : css.withScript}>{say(act)}</span>
              {isInteractive ? null : <noscript>{sayNoAmount(act)}</noscript>}
            </span>
          ))
        )}
      </MoneyButton>
    </div>
  );
}
