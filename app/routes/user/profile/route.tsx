import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { CopyText } from "~/components/copy-text";
import { Icon } from "~/components/icon";
import { IconLink } from "~/components/icon-button";
import { Link } from "~/components/link";
import { SectionHead } from "~/components/section-head";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { orErrorPage } from "~/errors/or-error-page.server";
import { formatAccountNumber } from "~/format/account-number";
import { formatTime } from "~/format/date";
import { bankName } from "~/lookups/bank-choices.server";
import type { Profile } from "~/member/answers";
import { requireMember } from "~/member/guard.server";
import { titleMeta } from "~/shell/title";
import { mayEditBankName } from "./name-rule";
import * as css from "./profile.css";

export const handle = { i18n: "profile" };

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { profile, bankAccount } = await orErrorPage(member.profile(), context);
  const { texts, locale, brand } = context;
  return {
    title: texts.t(locale)("profile:title"),
    name: profile.name,
    id: profile._id,
    username: profile.username,
    createdAt: profile.createdAt === undefined ? undefined : formatTime(profile.createdAt, brand.timeZone),
    bank: bankAccount && bankOf(bankAccount, context),
    mayEditBankName: mayEditBankName(brand, bankAccount),
  };
}

/** Holder, Thai bank name and grouped number (specification, section 2, Profile). */
function bankOf(account: NonNullable<Profile["bankAccount"]>, context: RequestContext) {
  const { bankCode, bankAccountName, bankAccountNo, bank } = account;
  return {
    bankAccountName,
    bankName: bank?.nameTH ?? bankName(bankCode, context) ?? bankCode,
    bankAccountNo: formatAccountNumber(bankAccountNo, context.brand.banks.groupedLength),
  };
}

export default function ProfileScreen() {
  const { t } = useTranslation("profile");
  const { name, id, username, createdAt, bank, mayEditBankName } = useLoaderData<typeof loader>();
  return (
    <div className={css.profile}>
      <h1 className={visuallyHidden}>{t("title")}</h1>
      <Card className={css.who} aria-labelledby="profile-facts">
        <span className={css.face} aria-hidden="true">
          {[...name][0]}
        </span>
        <h2 id="profile-facts" className={css.name}>
          {name}
        </h2>
        {createdAt === undefined ? null : (
          <p className={css.since}>
            {t("createdAt")} <span>{createdAt}</span>
          </p>
        )}
        <Band className={css.fold} />
        <dl className={css.facts}>
          <Fact term={t("username")} value={username} />
          <Fact term={t("id")} value={id} />
          <Fact
            term={t("password")}
            value={
              <Link className={css.link} to="password" preventScrollReset>
                <Icon name="lock" />
                {t("changePassword")}
              </Link>
            }
          />
        </dl>
      </Card>
      <div className={css.right}>
        <section aria-labelledby="profile-bank">
          <SectionHead id="profile-bank">{t("bank")}</SectionHead>
          <Card className={css.account}>
            {bank ? (
              <dl>
                <dt className={visuallyHidden}>{t("bankName")}</dt>
                <dd className={css.bank}>{bank.bankName}</dd>
                <dt className={visuallyHidden}>{t("bankAccountName")}</dt>
                <dd className={css.row}>
                  {bank.bankAccountName}
                  {mayEditBankName ? (
                    <IconLink to="bank-name" icon="edit" label={t("editBankName")} preventScrollReset />
                  ) : null}
                </dd>
                <dt className={visuallyHidden}>{t("bankAccountNo")}</dt>
                <dd className={css.number}>
                  <CopyText name={t("bankAccountNo")} text={bank.bankAccountNo} isNumber />
                </dd>
              </dl>
            ) : (
              <p className={css.empty}>{t("noBank")}</p>
            )}
          </Card>
        </section>
        <LinkButton to="edit" variant="secondary" isWide>
          {t("edit")}
        </LinkButton>
      </div>
      <Outlet />
    </div>
  );
}

interface FactProps {
  term: string;
  /** Renders nothing for a value that the operator does not have. */
  value: ReactNode;
}

function Fact({ term, value }: FactProps) {
  if (value === undefined) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}

export { ErrorScreen as ErrorBoundary };
