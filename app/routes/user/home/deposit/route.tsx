import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import { SomeHidden } from "~/components/some-hidden";
import type { RequestContext } from "~/context";
import { orPanel } from "~/errors/or-error-page.server";
import { type Member, requireMember } from "~/member/guard.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { Pending, usePendingDeposits } from "../pending";
import { byWay } from "./by-way.server";
import { withOpenCodes } from "./codes.server";
import * as css from "./deposit.css";
import { DepositForm } from "./deposit-form";
import { lastDeposit } from "./last-deposit.server";
import { NoWays } from "./no-ways";
import { accountsOf, ownAccountOf, walletOf } from "./offer.server";
import { OwnAccount } from "./own-account";
import { OwnUnread } from "./own-unread";
import { slipHours } from "./slip-hours.server";
import { SlipLink } from "./slip-link";
import { waysOf } from "./ways.server";

export const handle = { i18n: "deposit" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** Never cached: a closed account must not be shown again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, intentTokens, texts, locale } = context;
  const [{ offer, ...offered }, wallet, slips, last] = await Promise.all([
    readOffer(member, context),
    orPanel(member.wallet(), context),
    slipHours(member, context),
    lastDeposit(member),
  ]);
  const username = wallet.value?.profile.username;
  return {
    title: texts.t(locale)("deposit:title"),
    isRead: offer !== null,
    someHidden: offer !== null && offer.omitted.length > 0,
    isOwnRead: wallet.value !== null,
    own: wallet.value ? ownAccountOf(wallet.value, context) : undefined,
    ways: waysOf({ ...offered, slips, username }, context),
    last,
    main: wallet.value?.wallet.amount,
    takesSlips: brand.features.slips,
    quickAmounts: brand.transfer.quickAmounts,
    intents: {
      qr: intentTokens.issue(member.key, qrCode.name),
      gift: intentTokens.issue(member.key, giftLink.name),
    },
    creditedWithinMinutes: brand.deposit.creditedWithinMinutes,
    slipWithinMinutes: brand.deposit.slipWithinMinutes,
  };
}

const nothing = { accounts: [], isAskedFor: false, providers: [] };

/** What the operator offers, each provider with its open code; without an offer there is none. */
async function readOffer(member: Member, context: RequestContext) {
  const { value: offer } = await orPanel(member.operator.lookup.deposit(), context);
  const { providers, ...accounts } = offer ? accountsOf(offer, context) : nothing;
  return {
    offer,
    ...accounts,
    providers: await withOpenCodes(providers, member, context),
    wallet: offer && walletOf(offer, context),
  };
}

export const action = byWay;

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Deposit() {
  const { t } = useTranslation("deposit");
  const { isRead, isOwnRead, own, someHidden, ...form } = useLoaderData<typeof loader>();
  const isEmpty = form.ways.length === 0;
  return (
    <Dialog title={t("title")} parent={paths.home} isWide>
      <div className={css.notes}>
        {own ? <OwnAccount {...own} /> : null}
        {isOwnRead ? null : <OwnUnread />}
        <Pending rows={usePendingDeposits()} />
        <SomeHidden someHidden={someHidden} />
        {isEmpty && !someHidden ? <NoWays isRead={isRead} /> : null}
        {isEmpty && form.takesSlips ? <SlipLink /> : null}
      </div>
      {isEmpty ? null : <DepositForm {...form} />}
    </Dialog>
  );
}
