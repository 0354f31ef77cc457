import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { MAIN_WALLET } from "schemas/names";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import type { RequestContext } from "~/context";
import { orErrorPage } from "~/errors/or-error-page.server";
import { memberForm } from "~/form/form-action.server";
import type { Wallet } from "~/member/answers";
import { currencyName } from "~/member/currency.server";
import { requireMember } from "~/member/guard.server";
import { transfer } from "~/money/kinds/transfer.server";
import { intentFor, moveMoney } from "~/money/outcome/action.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { transferSchema } from "./schema";
import { TransferForm } from "./transfer-form";

export const handle = { i18n: "transfer" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const wallet = await orErrorPage(member.wallet(), context);
  const { brand, texts, locale } = context;
  return {
    title: texts.t(locale)("transfer:title"),
    intent: intentFor(transfer, member, context),
    accounts: accountChoices(wallet, context),
    hasHiddenGames: wallet.omitted.length > 0,
    start: startOf(request, wallet),
    minimum: brand.transfer.minimum,
    quickAmounts: brand.transfer.quickAmounts,
  };
}

/**
 * The links from a game's account preselect both accounts: `?from=JOKER` back to the main wallet, `?to=JOKER` into the
 * game; otherwise none is preselected.
 */
function startOf(request: Request, { slots }: Wallet) {
  const { searchParams } = new URL(request.url);
  const openGame = (side: string) =>
    slots.find(({ code, isActive }) => isActive && code === searchParams.get(side));
  const [from, to] = [openGame("from"), openGame("to")];
  if (from) return { from: from.code, to: MAIN_WALLET };
  return to && { from: MAIN_WALLET, to: to.code };
}

/** The main wallet and every active game account (specification, section 2, Transfer modal). */
function accountChoices(wallet: Wallet, { texts, locale }: RequestContext) {
  const games = wallet.slots.filter(({ isActive }) => isActive);
  return [
    { value: MAIN_WALLET, name: texts.t(locale)("home:mainWallet"), amount: wallet.wallet.amount },
    ...games.map(({ code, name, amount }) => ({ value: code, name, amount })),
  ];
}

export const action = memberForm({
  schema: ({ context }) => transferSchema(context.brand.transfer),
  values: async (context, { member }) => ({
    minimum: formatAmount(context.brand.transfer.minimum),
    currency: await currencyName(member, context),
  }),
  run: ({ from, to, amount }, post) => moveMoney(transfer, { facts: { from, to, amount } }, post),
});

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Transfer() {
  const { hasHiddenGames, ...shown } = useLoaderData<typeof loader>();
  return shown.accounts.length < 2 && !hasHiddenGames ? <NoGames /> : <TransferForm {...shown} />;
}

/** Without an open game account there is nowhere to transfer to: leads to where one can be opened. */
function NoGames() {
  const { t } = useTranslation("transfer");
  return (
    <Dialog title={t("title")} parent={paths.home} hasArt>
      <div className={dialog.body}>
        <p>{t("noGames")}</p>
        <div className={dialog.actions}>
          <LinkButton to={paths.home}>{t("toGames")}</LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
