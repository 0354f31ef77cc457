import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { SectionHead } from "~/components/section-head";
import { useCurrency } from "~/document/currency";
import { qrPath } from "~/paths";
import { Monogram } from "../monogram";
import type { QrProvider } from "./codes.server";
import * as css from "./deposit.css";
import { QrForm } from "./qr-form";

interface QrSectionProps {
  providers: readonly QrProvider[];
  intent: string;
}

/** The first provider's form; the others are one tap away. */
export function QrSection({ providers: [first, ...others], intent }: QrSectionProps) {
  const { t } = useTranslation("deposit");
  const describe = useProviderNote();
  if (!first) return null;
  return (
    <section id="qr-code" className={css.method} aria-labelledby="qr-title">
      <SectionHead id="qr-title">{t("qr.title")}</SectionHead>
      {others.length > 0 || first.open ? (
        <p>
          <strong className={css.bank}>{first.payee.name}</strong>
          <Apart {...first} />
        </p>
      ) : null}
      {first.open ? (
        <>
          <p>{describe(first)}</p>
          <LinkButton to={qrPath(first.bankCode, first.account)} isWide>
            {t("qr.show")}
          </LinkButton>
        </>
      ) : (
        <QrForm {...first} intent={intent} />
      )}
      {others.length > 0 ? (
        <nav aria-label={t("qr.more")}>
          <ul className={css.providers}>
            {others.map((provider) => (
              <li key={`${provider.bankCode} ${provider.account}`}>
                <Link
                  className={css.provider}
                  to={qrPath(provider.bankCode, provider.account)}
                  preventScrollReset
                >
                  <Monogram letters={provider.payee.monogram} color={provider.payee.color} />
                  <span className={css.providerWords}>
                    {provider.payee.name}
                    <Apart {...provider} />
                    <span className={css.otherName}>{describe(provider)}</span>
                  </span>
                  <Icon name="next" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </section>
  );
}

/** Whom two accounts of one bank pay. */
function Apart({ apart }: Pick<QrProvider, "apart">) {
  return apart ? <span className={css.otherName}>{apart}</span> : null;
}

/** The open code of a provider, otherwise its minimum amount. */
function useProviderNote(): (provider: QrProvider) => string {
  const { t } = useTranslation("deposit");
  const currency = useCurrency();
  return ({ open, minimum }) =>
    open
      ? t("qr.open", {
          amount: open.amount === undefined ? "" : formatAmount(open.amount),
          currency,
          time: open.until ?? "",
        })
      : t("minimum", { amount: formatAmount(minimum), currency });
}
