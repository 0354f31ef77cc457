import { data, type HeadersArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { card as plate } from "~/components/card.css";
import { Fact, Facts } from "~/components/fact";
import { ReceiptHead } from "~/components/receipt";
import * as receipt from "~/components/receipt.css";
import type { RequestContext } from "~/context";
import type { PageHandle } from "~/document/route-handle";
import { groupPhone } from "~/form/group-phone";
import { bankChoices } from "~/lookups/bank-choices.server";
import { registeredPhoneOf } from "~/member/registered-phone.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { draftsOf, type RegistrationReceipt } from "../draft.server";
import * as css from "./done.css";

export const handle: PageHandle = { isStep: true };

export const meta = publicMeta;

/** Goes on to /login automatically, even without JavaScript (specification, section 2: after 2 seconds). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { isRegistered, registered } = await draftsOf(context).read(request);
  if (!isRegistered) throw redirect(paths.register);
  const { texts, locale, brand } = context;
  const seconds = Math.ceil(brand.delays.registerRedirectMs / 1000);
  const phone = await registeredPhoneOf(context).find(request);
  const isOwn = registered !== undefined && phone !== undefined;
  return data(
    {
      title: `${texts.t(locale)("public:register.title")} · ${brand.name[locale]}`,
      seconds,
      /** Absent after the first sign-in: the next person who uses the phone sees nothing of it. */
      member: isOwn ? await factsOf(registered, phone, context) : null,
    },
    { headers: { refresh: `${seconds};url=/login` } },
  );
}

async function factsOf(
  { name, bankCode, account }: RegistrationReceipt,
  phone: string,
  context: RequestContext,
) {
  const { banks } = await bankChoices(context, bankCode);
  const bank = banks.find(({ value }) => value === bankCode)?.label;
  return { name, phone: groupPhone(phone), bank: bank ?? bankCode, account };
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

/** A receipt without an amount: the brand's seal, how to sign in, and the account that withdrawals go to. */
export default function RegisterDone() {
  const { t } = useTranslation();
  const { seconds, member } = useLoaderData<typeof loader>();
  return (
    <article className={css.done}>
      <ReceiptHead tone="positive" icon="check" />
      <div className={receipt.words}>
        <h1>{t("register.done.heading")}</h1>
        {member ? <p className={css.welcome}>{t("register.done.welcome", { name: member.name })}</p> : null}
      </div>
      {member ? (
        <Facts className={`${plate} ${receipt.facts}`}>
          <Fact name={t("register.done.logInWith")}>{member.phone}</Fact>
          <Fact name={t("register.done.withdrawTo")}>
            <span>{member.bank}</span> <span className={css.account}>{member.account}</span>
          </Fact>
        </Facts>
      ) : null}
      <div className={css.next}>
        <LinkButton to={paths.login} isWide>
          {t("register.login")}
        </LinkButton>
        <p className={css.soon}>{t("register.done.opensItself", { seconds })}</p>
      </div>
    </article>
  );
}
