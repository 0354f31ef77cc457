import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { SomeHidden } from "~/components/some-hidden";
import { paths } from "~/paths";
import { GameShelf } from "./game-shelf";
import * as css from "./home.css";
import { HomeTiles, type TileFacts } from "./home-tiles";
import { type PendingDeposit, PendingDeposits, PendingWithdrawals } from "./pending";
import type { PendingWithdrawal } from "./pending-withdrawals.server";
import { type Ready, RewardStrip } from "./reward-strip";
import { type SentBalances, shelfGames } from "./sent-games";
import { WalletCard } from "./wallet-card";

interface FiguresProps {
  /** The balances that came with the page, read at the clock time `updatedAt`. */
  loaded: SentBalances;
  updatedAt: string;
  /** Those that were read again from every game; undefined until they arrive, null if there are none. */
  latest: { balances: SentBalances; updatedAt: string } | null | undefined;
  pending: readonly PendingDeposit[];
  withdrawals: readonly PendingWithdrawal[];
  ready: Ready;
  tiles: TileFacts;
}

/** Home's two columns: the wallet with what belongs to it, and the games. */
export function Figures({ loaded, latest, pending, withdrawals, ready, tiles, ...read }: FiguresProps) {
  const { t } = useTranslation("home");
  const { balances, updatedAt } = latest ?? { ...read, balances: loaded };
  const { someHidden } = balances;
  const games = useMemo(() => shelfGames(balances.games), [balances.games]);
  const isUpdating = latest === undefined;
  return (
    <div className={css.columns}>
      <div className={css.wallet}>
        <WalletCard balances={balances} updatedAt={updatedAt} isUpdating={isUpdating} before={loaded} />
        <HomeTiles {...tiles} />
        <RewardStrip {...ready} />
        <PendingWithdrawals rows={withdrawals} />
        <PendingDeposits rows={pending} />
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
