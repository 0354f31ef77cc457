import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Icon, type IconName } from "~/components/icon";
import { useIsOnline } from "~/document/connection";
import { paths } from "~/paths";
import * as css from "./wallet-actions.css";

/** The money actions in order; the first one is the screen's primary button. */
const actions = [
  { to: paths.deposit, icon: "in", text: "deposit" },
  { to: paths.withdraw, icon: "out", text: "withdraw" },
  { to: paths.transfer, icon: "swap", text: "transfer" },
] as const satisfies {
  to: string;
  icon: IconName;
  text: string;
}[];

/** Inside the wallet card, visible without scrolling; off without a connection (shell/held-taps.ts). */
export function WalletActions() {
  const { t } = useTranslation("home");
  const isOff = !useIsOnline();
  return (
    <div className={css.actions}>
      {actions.map(({ to, icon, text }, index) => (
        <LinkButton
          key={to}
          to={to}
          variant={index === 0 ? "primary" : "secondary"}
          className={css.action}
          isOff={isOff}
        >
          <Icon name={icon} />
          <span>{t(text)}</span>
        </LinkButton>
      ))}
    </div>
  );
}
