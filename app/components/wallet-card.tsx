import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Balances } from "~/money/balances";
import { Button, LinkButton } from "./button";
import { HideBalances } from "./hide-balances";
import { Icon } from "./icon";
import { Money } from "./money";
import * as css from "./wallet-card.css";
import { WovenBand } from "./woven-mark";

interface WalletCardProps {
  balances: Balances;
  /** Clock time of the last reading. */
  updatedAt: string;
  /** Fresh figures are on their way; these stay until then. */
  isUpdating: boolean;
  /** The figures that stood here until now; the ones that differ are tinted. */
  before?: Balances;
}

/** The product's one memorable object: a folded pouch with a woven line, holding the member's money. */
export function WalletCard({ balances, updatedAt, isUpdating, before = balances }: WalletCardProps) {
  const { t } = useTranslation("member");
  const isRefreshing = useNavigation().formData?.get("do") === "refresh";
  return (
    <section className={css.card} aria-label={t("home.title")}>
      <div className={css.flap}>
        <div className={css.flapHead}>
          <p className={css.caption}>{t("home.total")}</p>
          <HideBalances />
        </div>
        <p className={css.total}>
          <Money amount={balances.total} before={before.total} isLarge isBalance />
        </p>
        <WovenBand />
      </div>
      <div className={css.body}>
        <dl className={css.parts}>
          <div>
            <dt className={css.caption}>{t("home.mainWallet")}</dt>
            <dd className={css.part}>
              <Money amount={balances.main} before={before.main} isBalance />
            </dd>
          </div>
          <div>
            <dt className={css.caption}>{t("home.games")}</dt>
            <dd className={css.part}>
              <Money amount={balances.inGames} before={before.inGames} isBalance />
            </dd>
          </div>
        </dl>
        <div className={css.update}>
          <p className={css.caption} role="status">
            <Reading updatedAt={updatedAt} isUpdating={isUpdating || isRefreshing} />
          </p>
          <Form method="post" action="/user/home" preventScrollReset>
            <Button type="submit" name="do" value="refresh" variant="quiet" disabled={isRefreshing}>
              <Icon name="refresh" />
              {t("home.refresh")}
            </Button>
          </Form>
        </div>
        <div className={css.actions}>
          <LinkButton to="/user/home/transfer" isWide>
            <Icon name="swap" />
            {t("home.transfer")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** When the figures were read. Without script fresh ones are never put in place, so these are not "updating". */
function Reading({ updatedAt, isUpdating }: { updatedAt: string; isUpdating: boolean }) {
  const { t } = useTranslation("member");
  const lastUpdate = t("home.lastUpdate", { time: updatedAt });
  if (!isUpdating) return lastUpdate;
  return (
    <>
      <span className={css.withScript}>{t("home.updating")}</span>
      <span className={css.withoutScript}>{lastUpdate}</span>
    </>
  );
}
