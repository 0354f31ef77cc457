import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Band } from "~/components/band";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { CopyText } from "~/components/copy-text";
import { Fact, Facts } from "~/components/fact";
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
import { type Member, requireMember } from "~/member/guard.server";
import { titleMeta } from "~/shell/title";
import { SaferPlay, type SaferPlayFacts, SignedInTime } from "../safer-play/safer-play";
import { minutesSignedIn, saferPlayOf } from "../safer-play/safer-play.server";
import * as css from "./profile.css";
import { mayEditBankName } from "./schema";

export const handle = { i18n: ["profile", "reality"] };

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
    time: brand.features.realityCheck ? timeOf(member, brand) : undefined,
    saferPlay: saferPlayOf(context),
  };
}

/** How long the member has been signed in, and how often the brand reminds of it. */
function timeOf({ session }: Member, { saferPlay }: RequestContext["brand"]) {
  return { minutes: minutesSignedIn(session), everyMinutes: saferPlay.reminderMinutes };
}

/**
 * Holder, Thai bank name and grouped number (specification, section 2, Profile). In other languages the bank's usual name
 * comes first, and the Thai name beneath it.
 */
function bankOf(account: NonNullable<Profile["bankAccount"]>, context: RequestContext) {
  const { bankCode, bankAccountName, bankAccountNo, bank } = account;
  const name = bankName(bankCode, context, bank);
  const thaiName = bank?.nameTH?.trim();
  return {
    bankAccountName,
    ...(thaiName && context.locale !== "th" && thaiName !== name
      ? { bankName: name, thaiName }
      : { bankName: thaiName || name }),
    bankAccountNo: formatAccountNumber(bankAccountNo, context.brand.banks.groupedLength),
  };
}

export default function ProfileScreen() {
  const { t } = useTranslation("profile");
  const { name, id, username, createdAt, bank, mayEditBankName, time, saferPlay } =
    useLoaderData<typeof loader>();
  return (
    <div className={css.profile}>
      <h1 className={visuallyHidden}>{t("title")}</h1>
      <MemberHead name={name} createdAt={createdAt} />
      <div className={css.thirds}>
        <section className={css.third} aria-labelledby="profile-facts">
          <SectionHead id="profile-facts">{t("facts")}</SectionHead>
          <Card>
            <Facts>
              <Fact name={t("username")}>{username}</Fact>
              <Fact name={t("id")}>
                <CopyText text={id} name={t("id")} />
              </Fact>
              <Fact name={t("password")}>
                <Link className={css.link} to="password" preventScrollReset>
                  <Icon name="lock" />
                  {t("changePassword")}
                </Link>
              </Fact>
            </Facts>
          </Card>
        </section>
        <BankAccount bank={bank} mayEditBankName={mayEditBankName} />
        <Care time={time} saferPlay={saferPlay} />
      </div>
      <Outlet />
    </div>
  );
}

interface MemberHeadProps {
  name: string;
  createdAt: string | undefined;
}

/** Who the member is, on the brand's ground. */
function MemberHead({ name, createdAt }: MemberHeadProps) {
  const { t } = useTranslation("profile");
  return (
    <section className={css.me} aria-labelledby="profile-member">
      <span className={css.art} aria-hidden="true" />
      <div className={css.who}>
        <span className={css.face} aria-hidden="true">
          {[...name][0]}
        </span>
        <div className={css.words}>
          <h2 id="profile-member" className={css.name}>
            {name}
          </h2>
          {createdAt === undefined ? null : (
            <p className={css.since}>
              {t("createdAt")} <span>{createdAt}</span>
            </p>
          )}
        </div>
        <LinkButton to="edit" variant="secondary" className={css.edit}>
          {t("edit")}
        </LinkButton>
      </div>
      <Band />
    </section>
  );
}

interface BankAccountProps {
  bank:
    | (Record<"bankName" | "bankAccountName" | "bankAccountNo", string> & { thaiName?: string })
    | undefined;
  mayEditBankName: boolean;
}

/** Where the member's money comes from and goes to. */
function BankAccount({ bank, mayEditBankName }: BankAccountProps) {
  const { t } = useTranslation("profile");
  return (
    <section className={css.third} aria-labelledby="profile-bank">
      <SectionHead id="profile-bank">{t("bank")}</SectionHead>
      <Card className={css.account}>
        {bank ? (
          <dl>
            <dt className={visuallyHidden}>{t("bankName")}</dt>
            <dd className={css.bank}>{bank.bankName}</dd>
            {bank.thaiName === undefined ? null : (
              <dd className={css.thaiName} lang="th">
                {bank.thaiName}
              </dd>
            )}
            <dt className={visuallyHidden}>{t("bankAccountName")}</dt>
            <dd className={css.row}>
              <span>{bank.bankAccountName}</span>
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
  );
}

interface CareProps {
  /** Undefined if the brand does not remind of the time. */
  time: { minutes: number; everyMinutes: number } | undefined;
  saferPlay: SaferPlayFacts;
}

/** What the brand does for play to stay a game; nothing if it does nothing. */
function Care({ time, saferPlay }: CareProps) {
  const { t } = useTranslation(["profile", "reality"]);
  const { minimumAge, helpLinks } = saferPlay;
  if (!time && minimumAge === undefined && helpLinks.length === 0) return null;
  return (
    <section className={css.third} aria-labelledby="profile-care">
      <SectionHead id="profile-care">{t("care")}</SectionHead>
      <Card>
        {time ? (
          <Facts>
            <Fact name={t("reminder")}>{t("every", { minutes: time.everyMinutes })}</Fact>
            <Fact name={t("reality:time")}>
              <SignedInTime minutes={time.minutes} />
            </Fact>
          </Facts>
        ) : null}
        <SaferPlay {...saferPlay} />
      </Card>
    </section>
  );
}

export { ErrorScreen as ErrorBoundary };
