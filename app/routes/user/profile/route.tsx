import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Card } from "~/components/card";
import { CopyText } from "~/components/copy-text";
import { Fact } from "~/components/fact";
import { Icon } from "~/components/icon";
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
import { minutesSignedIn } from "../safer-play/safer-play.server";
import { saferPlayOf } from "../safer-play/safer-play.server";
import { BankAccount } from "./route";
import { Care } from "./route";
import { Me } from "./route";
import { mayEditBankName } from "./forms";
import * as css from "./profile.css";

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
 * Holder, Thai bank name and grouped number (specification, section 2, Profile); in other languages above the Thai name
 * the one by which every other page knows the bank.
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
      <Me name={name} createdAt={createdAt} />
      <div className={css.thirds}>
        <section className={css.third} aria-labelledby="profile-facts">
          <SectionHead id="profile-facts">{t("facts")}</SectionHead>
          <Card>
            <dl>
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
            </dl>
          </Card>
        </section>
        <BankAccount bank={bank} mayEditBankName={mayEditBankName} />
        <Care time={time} saferPlay={saferPlay} className={css.third} />
      </div>
      <Outlet />
    </div>
  );
}

export { ErrorScreen as ErrorBoundary };
