import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { RetryLink } from "~/components/retry-link";
import { SomeHidden } from "~/components/some-hidden";
import type { PageHandle } from "~/document/route-handle";
import { ErrorScreen } from "~/errors/error-screen";
import { orPanel } from "~/errors/or-error-page.server";
import { formatClock } from "~/format/date";
import { requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { refreshBalances } from "../refresh.server";
import { asksAgreement } from "./agreement.server";
import { AgreementPrompt } from "./agreement-prompt";
import { type Balances, balancesOf } from "./balances";
import { freshBalances } from "./fresh.server";
import { GameShelf } from "./game-shelf";
import * as css from "./home.css";
import { HomeTiles, type TileFacts } from "./home-tiles";
import { Leave } from "./leave";
import { PendingDeposits, type PendingRow } from "./pending-deposits";
import { pendingRows } from "./pending-rows.server";
import { PendingWithdrawals } from "./pending-withdrawals";
import { type PendingWithdrawal, pendingWithdrawals } from "./pending-withdrawals.server";
import { readyInvite, readyRefund } from "./ready.server";
import { type Ready, RewardStrip } from "./reward-strip";
import { isWheelActive, tilesOf } from "./tiles.server";
import { useArrived } from "./use-arrived";
import { WalletCard } from "./wallet-card";

export const handle: PageHandle = { i18n: "home", streams: true };

export const meta = titleMeta;

/**
 * Awaits the wallet; balances read again from every game are streamed (specification, section 4, Home). A wallet that
 * fails is only logged (section 8): home still renders and offers to try again.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const [wallet, { asks }, pending, withdrawals, refund, hasWheel] = await Promise.all([
    orPanel(member.wallet(), context),
    asksAgreement(request, context),
    showsPending(request) ? pendingRows(member, context) : [],
    isHome(request) ? pendingWithdrawals(member, context) : [],
    isHome(request) ? readyRefund(member, context) : undefined,
    isWheelActive(member, context),
  ]);
  const { texts, locale, brand } = context;
  const balances = wallet.value && balancesOf(wallet.value, context);
  return {
    title: texts.t(locale)("home:title"),
    balances,
    reason: wallet.value === null ? wallet.reason : undefined,
    updatedAt: formatClock(Date.now(), brand.timeZone),
    fresh:
      balances && isHome(request) && !context.isPrefetch ? freshBalances(member, balances, context) : null,
    pending,
    withdrawals,
    // When a dialog is open, the only form with an intent is the dialog's.
    ready: { invite: isHome(request) ? readyInvite(wallet.value, member, context) : undefined, refund },
    tiles: tilesOf(wallet.value, hasWheel, context),
    asksAgreement: asks,
    agreementMs: brand.delays.agreementMs,
  };
}

/** Home and the deposit screen, but no other dialog. */
function showsPending(request: Request): boolean {
  return isHome(request) || new URL(request.url).pathname === paths.deposit;
}

/** Whether home itself is requested; dialogs above home keep its figures. */
function isHome(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return pathname === paths.home && !searchParams.has("dialog");
}

/** Conditions that open above home leave it as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const opensDialog = nextUrl.searchParams.has("dialog") && currentUrl.pathname === nextUrl.pathname;
  return defaultShouldRevalidate && !(opensDialog && formMethod === undefined);
}

/** The refresh button: reads every game's balance again, then the wallet. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  await refreshBalances(member, context, true)?.catch((error: unknown) => {
    if (error instanceof Response) throw error;
  });
  return redirect(paths.home, 303);
}

export default function Home() {
  const { balances, reason, updatedAt, fresh, asksAgreement, agreementMs, ...rest } =
    useLoaderData<typeof loader>();
  const latest = useArrived(fresh);
  if (latest && "leavesTo" in latest) return <Leave to={latest.leavesTo} />;
  const shown = { updatedAt, ...latest, before: balances ?? undefined, isUpdating: latest === undefined };
  return (
    <div className={css.home}>
      {balances ? <Figures {...rest} balances={balances} {...shown} /> : <WalletUnread reason={reason} />}
      <AgreementPrompt asks={asksAgreement} delayMs={agreementMs} />
      <Outlet />
    </div>
  );
}

/** Shown instead of the figures. */
function WalletUnread({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation(["home", "public"]);
  return (
    <Card className={css.unread}>
      <h1>{t("title")}</h1>
      <p>{reason ?? t("public:error.operatorText")}</p>
      <RetryLink to={paths.home} />
    </Card>
  );
}

interface FiguresProps {
  balances: Balances;
  updatedAt: string;
  pending: readonly PendingRow[];
  withdrawals: readonly PendingWithdrawal[];
  ready: Ready;
  tiles: TileFacts;
  isUpdating: boolean;
  before: Balances | undefined;
}

/** Shown instead of the shelves to a member without any game. */
function NoGames() {
  const { t } = useTranslation(["home", "member"]);
  return (
    <>
      <p>{t("noGames")}</p>
      <LinkButton to={paths.memberContact} variant="secondary">
        {t("member:frame.contact")}
      </LinkButton>
    </>
  );
}

function Shelves({ games }: Pick<Balances, "games">) {
  return (
    <>
      <GameShelf category="slot" games={games} />
      <GameShelf category="sport" games={games} />
      <GameShelf category="lotto" games={games} />
    </>
  );
}

function Figures({ balances, updatedAt, isUpdating, before, ...rest }: FiguresProps) {
  const { t } = useTranslation("home");
  const { pending, withdrawals, ready, tiles } = rest;
  return (
    <div className={css.columns}>
      <div className={css.wallet}>
        <WalletCard balances={balances} updatedAt={updatedAt} isUpdating={isUpdating} before={before} />
        <HomeTiles {...tiles} />
        <RewardStrip {...ready} />
        <PendingWithdrawals rows={withdrawals} />
        <PendingDeposits rows={pending} />
      </div>
      <div className={css.shelves}>
        <SomeHidden someHidden={balances.someHidden} text={t("someHidden")} />
        {balances.games.length > 0 || balances.someHidden ? <Shelves games={balances.games} /> : <NoGames />}
      </div>
    </div>
  );
}

// Also of the dialogs above it: at the end of a long screen nobody would see that one of them failed.
export { ErrorScreen as ErrorBoundary };
