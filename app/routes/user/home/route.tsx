import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { CouldNotRead } from "~/components/could-not-read";
import { SomeHidden } from "~/components/some-hidden";
import type { RequestContext } from "~/context";
import { omitEmpty } from "~/document/omit-empty";
import { SheetFromHere } from "~/document/root-styles";
import type { PageHandle } from "~/document/route-handle";
import { ErrorScreen } from "~/errors/error-screen";
import { orPanel } from "~/errors/or-error-page.server";
import { type Member, requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { refreshBalances, refreshedWords } from "../balances/refresh.server";
import { forgetFlags } from "../flags.server";
import { asksAgreement } from "./agreement.server";
import { AgreementPrompt } from "./agreement-prompt";
import { balancesOf } from "./game-accounts/balances.server";
import { GameShelf } from "./game-accounts/game-shelf";
import { type SentBalances, sentBalances, shelfGames } from "./game-accounts/sent-games";
import * as css from "./home.css";
import {
  freshBalances,
  type HomeView,
  isWheelActive,
  memberAndStored,
  type StoredForHome,
  tilesOf,
} from "./home.server";
import { HomeTiles, type TileFacts } from "./home-tiles";
import { PendingMoney, type PendingRow } from "./pending-money/pending-money";
import { pendingRows } from "./pending-money/pending-rows.server";
import { usePendingRows } from "./pending-money/use-pending-rows";
import { RewardStrip, type WaitingRewards } from "./rewards/reward-strip";
import { waitingInvite, waitingRefund } from "./rewards/rewards.server";
import { useArrived } from "./use-arrived";
import { WalletCard } from "./wallet-card";

export const handle: PageHandle = { i18n: "home", paintsEarly: true };

export const meta = titleMeta;

/**
 * Awaits the wallet; balances read again from every game are streamed (specification, section 4, Home). A wallet that
 * fails is only logged (section 8): home still renders and offers to try again.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = requestedView(request);
  const isHome = view === "home";
  const { member, stored } = await memberAndStored(request, view, context);
  const [wallet, { asks }, pending, refund, hasWheel, lastAt, start] = await Promise.all([
    orPanel(member.wallet(), context),
    asksAgreement(request, context),
    pendingBehind(view, member, stored, context),
    isHome ? waitingRefund(member, stored, context) : undefined,
    isWheelActive(member, stored, context),
    stored.lastAt,
    stored.start,
  ]);
  const { texts, locale, brand, isPrefetch } = context;
  const balances = wallet.value && balancesOf(wallet.value, context);
  const refreshes = isHome && !isPrefetch;
  return omitEmpty({
    title: texts.t(locale)("home:title"),
    balances: balances && sentBalances(balances),
    reason: wallet.value === null ? wallet.reason : undefined,
    updatedAt: refreshedWords(lastAt, context),
    fresh: balances && refreshes ? freshBalances(member, balances, { lastAt, start }, context) : null,
    pending: pending.length > 0 ? pending : undefined,
    ready: omitEmpty({ invite: isHome ? waitingInvite(wallet.value, member, context) : undefined, refund }),
    tiles: tilesOf(wallet.value, hasWheel, context),
    asksAgreement: asks,
    agreementMs: asks ? brand.delays.agreementMs : undefined,
  });
}

async function pendingBehind(
  view: HomeView,
  member: Member,
  { records }: StoredForHome,
  context: RequestContext,
): Promise<PendingRow[]> {
  return view === "dialog" ? [] : pendingRows(member, context, await records);
}

function requestedView(request: Request): HomeView {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === paths.deposit) return "deposit";
  return pathname === paths.home && !searchParams.has("dialog") ? "home" : "dialog";
}

/** Opening a dialog of home's own address (`?dialog=conditions`) does not load home again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const opensDialog = nextUrl.searchParams.has("dialog") && currentUrl.pathname === nextUrl.pathname;
  return defaultShouldRevalidate && !(opensDialog && formMethod === undefined);
}

/** The refresh button: the operator refreshes every game's balance, then home is loaded again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  await refreshBalances(member, context, true)?.catch((error: unknown) => {
    if (error instanceof Response) throw error;
  });
  await forgetFlags(member.key, context);
  return redirect(paths.home, 303);
}

export default function Home() {
  const { balances, reason, asksAgreement, agreementMs, fresh, ...facts } = useLoaderData<typeof loader>();
  const latest = useArrived(fresh ?? null);
  if (latest && "leavesTo" in latest) return <Leave to={latest.leavesTo} />;
  return (
    <div className={css.home}>
      {balances ? (
        <Columns {...facts} loaded={balances} latest={latest} />
      ) : (
        <CouldNotReadWallet reason={reason} />
      )}
      <AgreementPrompt asks={asksAgreement} delayMs={agreementMs ?? 0} />
      <Outlet />
    </div>
  );
}

interface ColumnsProps {
  /** The balances that came with the page. */
  loaded: SentBalances;
  /** The clock time when every game's balance had last been refreshed before that; absent if nobody can tell. */
  updatedAt?: string;
  /** The balances after a refresh of every game; undefined until they arrive, null if there are none. */
  latest: { balances: SentBalances; updatedAt?: string } | null | undefined;
  pending?: readonly PendingRow[];
  ready: WaitingRewards;
  tiles: TileFacts;
}

const NO_ROWS: readonly PendingRow[] = [];

/** The wallet with what belongs to it, and the games. */
function Columns(props: ColumnsProps) {
  const { loaded, latest, pending = NO_ROWS, ready, tiles } = props;
  const { t } = useTranslation("home");
  // Amounts that differ from these are highlighted as long as home is open.
  const [first] = useState(loaded);
  const { balances, updatedAt } = latest ?? { ...props, balances: loaded };
  const { someHidden } = balances;
  const games = useMemo(() => shelfGames(balances.games), [balances.games]);
  const isUpdating = latest === undefined;
  return (
    <div className={css.columns}>
      <div className={css.walletColumn}>
        <WalletCard balances={balances} updatedAt={updatedAt} isUpdating={isUpdating} before={first} />
        <PendingMoney rows={usePendingRows(pending)} />
        <HomeTiles {...tiles} />
        <RewardStrip {...ready} />
      </div>
      <div className={css.shelves}>
        <SomeHidden someHidden={someHidden} text={t("someHidden")} />
        {games.length > 0 || someHidden ? (
          <>
            <GameShelf category="slot" games={games} />
            <GameShelf category="sport" games={games} />
            <GameShelf category="lotto" games={games} />
          </>
        ) : (
          <NoGames />
        )}
      </div>
    </div>
  );
}

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

/** Replaces the document, in place of all that home shows, so that nothing personal stays on the page. */
function Leave({ to }: { to: string }) {
  useEffect(
    function leave() {
      window.location.replace(to);
    },
    [to],
  );
  return null;
}

/** Shown instead of the columns. */
function CouldNotReadWallet({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation(["home", "public"]);
  return (
    <>
      <SheetFromHere />
      <CouldNotRead
        text={reason ?? t("public:error.operatorText")}
        to={paths.home}
        className={css.couldNotRead}
      >
        <h1>{t("title")}</h1>
      </CouldNotRead>
    </>
  );
}

// It replaces home if a dialog above it fails too: at the end of a long screen nobody would see a failed dialog.
export { ErrorScreen as ErrorBoundary };
