import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import { SheetFromHere } from "~/document/root-styles";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import { HideBalances } from "../hide-balances";
import type { Balances } from "./balances";
import { WalletActions } from "./wallet-actions";
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
    <section className={css.card} aria-label={t("title")}>
      <div className={css.flap}>
        <div className={css.art} aria-hidden="true" />
        <h1 className={css.strong}>{t("hello", { name: balances.memberName })}</h1>
        <div className={css.sumLabel}>
          {t("total")}
          <HideBalances />
        </div>
        <p>
          <Money amount={balances.total} before={before.total} isLarge isBalance />
        </p>
      </div>
      <Band className={css.fold} />
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

/** When the games' balances were last refreshed, and what may be done with the money. */
function CardFoot({ updatedAt, isUpdating }: Pick<WalletCardProps, "updatedAt" | "isUpdating">) {
  const { t } = useTranslation("home");
  const isRefreshing = useNavigation().formData?.get("do") === "refresh";
  return (
    <>
      <div className={css.update}>
        <p className={css.caption} role="status">
          <Reading updatedAt={updatedAt} isUpdating={isUpdating || isRefreshing} />
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

/** When that was. Without JavaScript new ones never replace them, so they are not shown as "updating". */
function Reading({ updatedAt, isUpdating }: Pick<WalletCardProps, "updatedAt" | "isUpdating">) {
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
