import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "~/components/card";
import { RetryLink } from "~/components/retry-link";
import type { RequestContext } from "~/context";
import { present } from "~/document/present";
import { SheetFromHere } from "~/document/root-styles";
import type { PageHandle } from "~/document/route-handle";
import { ErrorScreen } from "~/errors/error-screen";
import { orPanel } from "~/errors/or-error-page.server";
import { type Member, requireMember } from "~/member/guard.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { forgetFlags } from "../flags.server";
import { refreshBalances, refreshedWords } from "../refresh.server";
import { asksAgreement } from "./agreement.server";
import { AgreementPrompt } from "./agreement-prompt";
import { balancesOf } from "./balances";
import { Figures } from "./figures";
import { freshBalances } from "./fresh.server";
import * as css from "./home.css";
import { type Kept, memberAndKept, type Screen } from "./kept.server";
import type { PendingRow } from "./pending";
import { pendingRows } from "./pending-rows.server";
import { sentBalances } from "./sent-games";
import { isWheelActive, tilesOf } from "./tiles.server";
import { useArrived } from "./use-arrived";
import { waitingInvite, waitingRefund } from "./waiting-rewards.server";

export const handle: PageHandle = { i18n: "home", paintsEarly: true };

export const meta = titleMeta;

/**
 * Awaits the wallet; balances read again from every game are streamed (specification, section 4, Home). A wallet that
 * fails is only logged (section 8): home still renders and offers to try again.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const screen = requestedScreen(request);
  const isHome = screen === "home";
  const { member, kept } = await memberAndKept(request, screen, context);
  const [wallet, { asks }, pending, refund, hasWheel, lastAt, start] = await Promise.all([
    orPanel(member.wallet(), context),
    asksAgreement(request, context),
    pendingOn(screen, member, kept, context),
    isHome ? waitingRefund(member, kept, context) : undefined,
    isWheelActive(member, kept, context),
    kept.lastAt,
    kept.start,
  ]);
  const { texts, locale, brand, isPrefetch } = context;
  const balances = wallet.value && balancesOf(wallet.value, context);
  const refreshes = isHome && !isPrefetch;
  return present({
    title: texts.t(locale)("home:title"),
    balances: balances && sentBalances(balances),
    reason: wallet.value === null ? wallet.reason : undefined,
    updatedAt: refreshedWords(lastAt, context),
    fresh: balances && refreshes ? freshBalances(member, balances, { lastAt, start }, context) : null,
    pending: pending.length > 0 ? pending : undefined,
    ready: present({ invite: isHome ? waitingInvite(wallet.value, member, context) : undefined, refund }),
    tiles: tilesOf(wallet.value, hasWheel, context),
    asksAgreement: asks,
    agreementMs: asks ? brand.delays.agreementMs : undefined,
  });
}

async function pendingOn(
  screen: Screen,
  member: Member,
  { records }: Kept,
  context: RequestContext,
): Promise<PendingRow[]> {
  return screen === "dialog" ? [] : pendingRows(member, context, await records);
}

function requestedScreen(request: Request): Screen {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === paths.deposit) return "deposit";
  return pathname === paths.home && !searchParams.has("dialog") ? "home" : "dialog";
}

/** Conditions that open above home leave it as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const opensDialog = nextUrl.searchParams.has("dialog") && currentUrl.pathname === nextUrl.pathname;
  return defaultShouldRevalidate && !(opensDialog && formMethod === undefined);
}

/** The refresh button: reads every game's balance again, then all of home. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  await refreshBalances(member, context, true)?.catch((error: unknown) => {
    if (error instanceof Response) throw error;
  });
  await forgetFlags(member.key, context);
  return redirect(paths.home, 303);
}

export default function Home() {
  const { balances, reason, asksAgreement, agreementMs, ...figures } = useLoaderData<typeof loader>();
  const latest = useArrived(figures.fresh ?? null);
  if (latest && "leavesTo" in latest) return <Leave to={latest.leavesTo} />;
  return (
    <div className={css.home}>
      {balances ? (
        <Figures {...figures} loaded={balances} latest={latest} />
      ) : (
        <WalletUnread reason={reason} />
      )}
      <AgreementPrompt asks={asksAgreement} delayMs={agreementMs ?? 0} />
      <Outlet />
    </div>
  );
}

/** Leads to another document as soon as it appears, so that nothing personal stays on the page. */
function Leave({ to }: { to: string }) {
  useEffect(
    function leave() {
      window.location.replace(to);
    },
    [to],
  );
  return null;
}

/** Shown instead of the figures. */
function WalletUnread({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation(["home", "public"]);
  return (
    <>
      <SheetFromHere />
      <Card className={css.unread}>
        <h1>{t("title")}</h1>
        <p>{reason ?? t("public:error.operatorText")}</p>
        <RetryLink to={paths.home} />
      </Card>
    </>
  );
}

// Also of the dialogs above it: at the end of a long screen nobody would see that one of them failed.
export { ErrorScreen as ErrorBoundary };
