import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { Button, LinkButton } from "~/components/button";
import { Icon, type IconName } from "~/components/icon";
import { Money } from "~/components/money";
import { useIsOnline } from "~/document/connection";
import { SheetFromHere } from "~/document/root-styles";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import { HideBalances } from "../balances/hide-balances";
import type { Balances } from "./game-accounts/balances.server";
import * as css from "./wallet-card.css";

type Funds = Omit<Balances, "games">;

interface WalletCardProps {
  balances: Funds;
  /** The clock time when every game's balance was last refreshed; absent if nobody can tell. */
  updatedAt?: string;
  /** New figures are being loaded; these stay until then. */
  isUpdating: boolean;
  /** The previous figures; those that differ are highlighted. */
  before?: Funds;
}

/** The wallet card: a folded pouch with the brand's band that holds the member's money. */
export function WalletCard(props: WalletCardProps) {
  const { balances, updatedAt, isUpdating, before = balances } = props;
  const { t } = useTranslation("home");
  return (
    <section className={css.walletCard} aria-label={t("title")}>
      <div className={css.flap}>
        <div className={css.art} aria-hidden="true" />
        <h1 className={css.greeting}>{t("hello", { name: balances.memberName })}</h1>
        <div className={css.totalLabel}>
          {t("total")}
          <HideBalances />
        </div>
        <p>
          <Money amount={balances.total} before={before.total} isLarge isBalance />
        </p>
      </div>
      <Band />
      <div className={css.inside}>
        <dl className={css.parts}>
          <div>
            <dt className={css.caption}>{t("mainWallet")}</dt>
            <dd className={css.figure}>
              <Money amount={balances.main} before={before.main} isBalance />
            </dd>
          </div>
          <div>
            <dt className={css.caption}>{t("games")}</dt>
            <dd className={css.figure}>
              <Money amount={balances.inGames} before={before.inGames} isBalance />
            </dd>
          </div>
        </dl>
        <CardFoot updatedAt={updatedAt} isUpdating={isUpdating} />
      </div>
      {/* Inside the card, as the card may be styled by what follows it. */}
      <SheetFromHere />
    </section>
  );
}

/** When the games' balances were last refreshed, the button for it, and the money actions. */
function CardFoot({ updatedAt, isUpdating }: Pick<WalletCardProps, "updatedAt" | "isUpdating">) {
  const { t } = useTranslation("home");
  const isRefreshing = useNavigation().formData?.get("do") === "refresh";
  return (
    <>
      <div className={css.update}>
        <p className={css.caption} role="status">
          <LastUpdate updatedAt={updatedAt} isUpdating={isUpdating || isRefreshing} />
        </p>
        <BoundForm method="post" action={paths.home} preventScrollReset>
          <Button
            type="submit"
            name="do"
            value="refresh"
            variant="quiet"
            className={css.refresh}
            disabled={isRefreshing}
          >
            <Icon name="refresh" />
            <span className={css.refreshWord}>{t("refresh")}</span>
          </Button>
        </BoundForm>
      </div>
      <WalletActions />
    </>
  );
}

/** The last refresh, or that one runs. Without JavaScript always the last. */
function LastUpdate({ updatedAt, isUpdating }: Pick<WalletCardProps, "updatedAt" | "isUpdating">) {
  const { t } = useTranslation("home");
  const lastUpdate = updatedAt && t("lastUpdate", { time: updatedAt });
  if (!isUpdating) return lastUpdate;
  return (
    <>
      <span className={css.withScript}>{t("updating")}</span>
      <noscript>{lastUpdate}</noscript>
    </>
  );
}

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

/** Visible without scrolling; disabled without a connection (shell/offline-notice.tsx). */
function WalletActions() {
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
