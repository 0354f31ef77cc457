import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { Money } from "~/components/money";
import type { Balances } from "~/money/balances";
import * as css from "./wallet-card.css";

interface WalletCardProps {
  balances: Balances;
  /** Clock time of the last reading. */
  updatedAt: string;
  /** Fresh figures are on their way; these stay until then. */
  isUpdating: boolean;
}

/** The product's one memorable object: a folded pouch with a woven line, holding the member's money. */
export function WalletCard({ balances, updatedAt, isUpdating }: WalletCardProps) {
  const { t } = useTranslation("member");
  const isRefreshing = useNavigation().formData?.get("do") === "refresh";
  return (
    <section className={css.card} aria-label={t("home.title")}>
      <svg
        className={css.weave}
        viewBox="0 0 360 14"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 7l12-6 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12 12 6" />
      </svg>
      <p className={css.caption}>{t("home.total")}</p>
      <p className={css.total}>
        <Money amount={balances.total} isLarge />
      </p>
      <dl className={css.parts}>
        <div>
          <dt className={css.caption}>{t("home.mainWallet")}</dt>
          <dd className={css.part}>
            <Money amount={balances.main} />
          </dd>
        </div>
        <div>
          <dt className={css.caption}>{t("home.games")}</dt>
          <dd className={css.part}>
            <Money amount={balances.inGames} />
          </dd>
        </div>
      </dl>
      <div className={css.update}>
        <p className={css.caption} role="status">
          {isUpdating || isRefreshing ? t("home.updating") : t("home.lastUpdate", { time: updatedAt })}
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
    </section>
  );
}
