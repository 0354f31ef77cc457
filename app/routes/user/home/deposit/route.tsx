import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import { SomeHidden } from "~/components/some-hidden";
import type { RequestContext } from "~/context";
import { orPanel } from "~/errors/or-error-page.server";
import { byButton } from "~/form/by-button.server";
import { hiddenRows } from "~/format/page";
import { type Member, requireMember } from "~/member/guard.server";
import { giftLink } from "~/money/kinds/gift-link.server";
import { qrCode } from "~/money/kinds/qr-code.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { Pending, usePendingDeposits } from "../pending";
import { BankSection } from "./bank-section";
import { withOpenCodes } from "./codes.server";
import { createQr } from "./create-qr.server";
import * as css from "./deposit.css";
import { Jump } from "./jump";
import { NoWays } from "./no-ways";
import { accountsOf, ownAccountOf, walletOf } from "./offer.server";
import { OwnAccount, OwnUnread } from "./own-account";
import { QrSection } from "./qr-section";
import { sendGift } from "./send-gift.server";
import { slipHours } from "./slip-hours.server";
import { WalletSection, type WalletWay } from "./wallet-section";

export const handle = { i18n: "deposit" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** Never cached: a closed account must not be shown again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, intentTokens, texts, locale } = context;
  const [offer, wallet, slips] = await Promise.all([
    orPanel(member.operator.lookup.deposit(), context),
    orPanel(member.wallet(), context),
    slipHours(member, context),
  ]);
  const { accounts, providers } = offer.value
    ? accountsOf(offer.value, context)
    : { accounts: [], providers: [] };
  const way = offer.value && walletOf(offer.value, context);
  const username = wallet.value?.profile.username;
  return {
    title: texts.t(locale)("deposit:title"),
    isRead: offer.value !== null,
    someHidden: hiddenRows(offer.value) > 0,
    isOwnRead: wallet.value !== null,
    own: wallet.value ? ownAccountOf(wallet.value, context) : undefined,
    accounts,
    slips,
    providers: await withOpenCodes(providers, member, context),
    qrIntent: intentTokens.issue(member.key, qrCode.name),
    wallet: way && walletWay(way, username, member, context),
    creditedWithinMinutes: brand.deposit.creditedWithinMinutes,
    slipWithinMinutes: brand.deposit.slipWithinMinutes,
  };
}

function walletWay(
  way: NonNullable<ReturnType<typeof walletOf>>,
  username: string | undefined,
  member: Member,
  { brand, intentTokens }: RequestContext,
): WalletWay | null {
  // The condition names the member, so there is no number without it.
  if (way.way === "number") return username === undefined ? null : { ...way, username };
  const intent = intentTokens.issue(member.key, giftLink.name);
  return { ...way, intent, minimum: brand.deposit.trueWalletLinkMinimum };
}

export const action = byButton({ "": sendGift, create: createQr });

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Deposit() {
  const { t } = useTranslation("deposit");
  const { isRead, isOwnRead, own, accounts, providers, qrIntent, wallet, someHidden, ...texts } =
    useLoaderData<typeof loader>();
  const isEmpty = accounts.length + providers.length === 0 && !wallet;
  return (
    <Dialog title={t("title")} parent={paths.home} isWide>
      <div className={css.deposit}>
        <Pending rows={usePendingDeposits()} />
        {isOwnRead ? null : <OwnUnread />}
        {own ? <OwnAccount {...own} /> : null}
        <SomeHidden someHidden={someHidden} />
        {isEmpty && !someHidden ? <NoWays isRead={isRead} /> : null}
        <Jump
          ways={[
            accounts.length > 0 && { to: "#bank", icon: "bank", text: t("bank.jump") },
            providers.length > 0 && { to: "#qr-code", icon: "qr", text: t("qr.jump") },
            wallet && { to: "#wallet", icon: "gift", text: t("wallet.jump") },
          ]}
        />
        {accounts.length > 0 ? <BankSection accounts={accounts} {...texts} /> : null}
        {providers.length > 0 || wallet ? (
          <div className={css.column}>
            {providers.length > 0 ? <QrSection providers={providers} intent={qrIntent} /> : null}
            {wallet ? <WalletSection wallet={wallet} /> : null}
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
