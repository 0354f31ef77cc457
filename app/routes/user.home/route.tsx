import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Await, Outlet, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { asksAgreement } from "~/account/agreement.server";
import { LinkButton } from "~/components/button";
import { WalletCard } from "~/components/wallet-card";
import type { RequestContext } from "~/context";
import { ErrorScreen } from "~/errors/error-screen";
import { needed } from "~/errors/failure.server";
import { formatClock } from "~/format/date";
import { balancesOf } from "~/money/balances";
import { type Member, requireMember } from "~/session/guard.server";
import { titleMeta } from "~/title";
import { AgreementPrompt } from "./agreement-prompt";
import { GameShelf } from "./game-shelf";
import * as css from "./home.css";

export const meta = titleMeta;

/** The wallet is awaited; balances read anew from every game stream in (specification, section 4, Home). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const [wallet, asks] = await Promise.all([
    needed(member.wallet(), context),
    asksAgreement(request, context),
  ]);
  const { texts, locale } = context;
  return {
    title: texts.t(locale)("member:home.title"),
    balances: balancesOf(wallet),
    updatedAt: formatClock(Date.now(), context.brand.timeZone),
    fresh: isHome(request) && !context.isPrefetch ? freshBalances(member, context) : null,
    asksAgreement: asks,
    agreementMs: context.brand.delays.agreementMs,
  };
}

/** Dialogs over home show its figures as they are. */
function isHome(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return pathname === "/user/home" && !searchParams.has("dialog");
}

/** The balances after a refresh, or null when one was made seconds ago. A failure is only logged (section 8). */
function freshBalances(member: Member, context: RequestContext) {
  const refresh = () => member.operator.wallet.refreshSlots().then(() => undefined);
  return context.refreshes
    .run(member.key, false, refresh)
    ?.then(async () => ({
      balances: balancesOf(await member.operator.wallet.get()),
      updatedAt: formatClock(Date.now(), context.brand.timeZone),
    }))
    .catch(() => null);
}

/** The refresh button: reads every game's balance anew, then shows the wallet. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const refresh = () => member.operator.wallet.refreshSlots().then(() => undefined);
  await context.refreshes.run(member.key, true, refresh)?.catch((error: unknown) => {
    if (error instanceof Response) throw error;
  });
  return redirect("/user/home", 303);
}

export default function Home() {
  const { balances, updatedAt, fresh, asksAgreement, agreementMs } = useLoaderData<typeof loader>();
  const { t } = useTranslation("member");
  const first = { balances, updatedAt };
  return (
    <div className={css.home}>
      <h1 className={css.hello}>{t("home.hello", { name: balances.memberName })}</h1>
      <Suspense fallback={<Figures {...first} isUpdating />}>
        <Await resolve={fresh} errorElement={<Figures {...first} />}>
          {(latest) => <Figures {...(latest ?? first)} before={balances} />}
        </Await>
      </Suspense>
      <AgreementPrompt asks={asksAgreement} delayMs={agreementMs} />
      <Outlet />
    </div>
  );
}

interface FiguresProps {
  balances: ReturnType<typeof balancesOf>;
  updatedAt: string;
  isUpdating?: boolean;
  before?: ReturnType<typeof balancesOf>;
}

/** What stands in for the shelves of a member without any game. */
function NoGames() {
  const { t } = useTranslation("member");
  return (
    <>
      <p>{t("home.noGames")}</p>
      <LinkButton to="/user/contact" variant="secondary">
        {t("frame.contact")}
      </LinkButton>
    </>
  );
}

function Figures({ balances, updatedAt, isUpdating = false, before }: FiguresProps) {
  return (
    <div className={css.columns}>
      <div className={css.wallet}>
        <WalletCard balances={balances} updatedAt={updatedAt} isUpdating={isUpdating} before={before} />
      </div>
      <div className={css.shelves}>
        {balances.games.length === 0 ? <NoGames /> : null}
        <GameShelf category="slot" games={balances.games} />
        <GameShelf category="sport" games={balances.games} />
        <GameShelf category="lotto" games={balances.games} />
      </div>
    </div>
  );
}

export { ErrorScreen as ErrorBoundary };
