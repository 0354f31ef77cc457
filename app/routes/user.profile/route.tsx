import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { mayEditBankName } from "~/account/bank-name";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { CopyText } from "~/components/copy-text";
import { Icon, type IconName } from "~/components/icon";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { needed } from "~/errors/failure.server";
import { formatAccountNumber } from "~/format/account-number";
import { formatTime } from "~/format/date";
import { type Done, doneNow, forgetDone } from "~/session/done.server";
import { type Profile, requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";
import * as css from "./profile.css";

export const meta = titleMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { profile, bankAccount } = await needed(member.profile(), context);
  const { texts, locale, brand, isSecure } = context;
  const done = doneNow(request);
  const facts = {
    title: texts.t(locale)("member:profile.title"),
    name: profile.name,
    id: profile._id,
    username: profile.username,
    createdAt: profile.createdAt && formatTime(profile.createdAt, brand.timeZone),
    bank: bankAccount && bankOf(bankAccount, context),
    mayEditBankName: mayEditBankName(brand, bankAccount),
    saved: done && isSaved(done) ? done : undefined,
  };
  return data(facts, done ? { headers: { "set-cookie": forgetDone(isSecure) } } : undefined);
}

/** Holder, Thai bank name and grouped number (specification, section 2, Profile). */
function bankOf(account: NonNullable<Profile["bankAccount"]>, { brand, locale }: RequestContext) {
  const { bankCode, bankAccountName, bankAccountNo, bank } = account;
  return {
    bankAccountName,
    bankName: bank?.nameTH ?? brand.banks.known[bankCode]?.name[locale] ?? bankCode,
    bankAccountNo: formatAccountNumber(bankAccountNo, brand.banks.groupedLength),
  };
}

/** What the dialogs over this screen say when they have saved. */
const savedTexts = {
  password: "profile.savedPassword",
  "bank-name": "profile.savedBankName",
  profile: "profile.savedProfile",
} as const;

function isSaved(name: Done): name is keyof typeof savedTexts {
  return name in savedTexts;
}

export default function ProfileScreen() {
  const { t } = useTranslation("member");
  const { name, id, username, createdAt, bank, mayEditBankName, saved } = useLoaderData<typeof loader>();
  return (
    <div className={css.profile}>
      <h1>{t("profile.title")}</h1>
      {saved ? (
        <Alert tone="positive" takesFocus>
          {t(savedTexts[saved])}
        </Alert>
      ) : null}
      <section className={css.card} aria-labelledby="profile-facts">
        <header className={css.head}>
          <h2 id="profile-facts">{t("profile.facts")}</h2>
          <Link className={css.headLink} to="password" preventScrollReset>
            <Icon name="lock" />
            {t("profile.changePassword")}
          </Link>
        </header>
        <dl>
          <Fact term={t("profile.name")} value={name} />
          <Fact term={t("profile.username")} value={username} />
          <Fact term={t("profile.id")} value={id} />
          <Fact term={t("profile.createdAt")} value={createdAt} />
        </dl>
      </section>
      <section className={css.card} aria-labelledby="profile-bank">
        <header className={css.head}>
          <h2 id="profile-bank">{t("profile.bank")}</h2>
        </header>
        {bank ? (
          <dl>
            <Fact term={t("profile.bankAccountName")} value={bank.bankAccountName}>
              {mayEditBankName ? (
                <IconLink to="bank-name" icon="edit" label={t("profile.editBankName")} />
              ) : null}
            </Fact>
            <Fact term={t("profile.bankName")} value={bank.bankName} />
            <Fact
              term={t("profile.bankAccountNo")}
              value={<CopyText name={t("profile.bankAccountNo")} text={bank.bankAccountNo} isNumber />}
            />
          </dl>
        ) : (
          <p className={css.empty}>{t("profile.noBank")}</p>
        )}
      </section>
      <LinkButton to="edit" variant="secondary" isWide>
        {t("profile.edit")}
      </LinkButton>
      <Outlet />
    </div>
  );
}

interface FactProps {
  term: string;
  /** Nothing is shown of what the operator does not hold. */
  value: ReactNode;
  children?: ReactNode;
}

function Fact({ term, value, children }: FactProps) {
  if (value === undefined) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>
        {value}
        {children}
      </dd>
    </div>
  );
}

function IconLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link className={css.iconLink} to={to} preventScrollReset aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}

export { ErrorScreen as ErrorBoundary };
