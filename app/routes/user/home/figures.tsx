import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { SomeHidden } from "~/components/some-hidden";
import { paths } from "~/paths";
import { GameShelf } from "./game-shelf";
import * as css from "./home.css";
import { HomeTiles, type TileFacts } from "./home-tiles";
import { Pending, type PendingRow } from "./pending";
import { RewardStrip, type WaitingRewards } from "./reward-strip";
import { type SentBalances, shelfGames } from "./sent-games";
import { usePending } from "./use-pending";
import { WalletCard } from "./wallet-card";

interface FiguresProps {
  /** The balances that came with the page. */
  loaded: SentBalances;
  /** The clock time when every game's was last refreshed before that; absent if nobody can tell. */
  updatedAt?: string;
  /** Those that were read again from every game; undefined until they arrive, null if there are none. */
  latest: { balances: SentBalances; updatedAt?: string } | null | undefined;
  pending?: readonly PendingRow[];
  ready: WaitingRewards;
  tiles: TileFacts;
}

const NONE: readonly PendingRow[] = [];

/** Home's two columns: the wallet with what belongs to it, and the games. */
export function Figures(props: FiguresProps) {
  const { loaded, latest, pending = NONE, ready, tiles, ...read } = props;
  const { t } = useTranslation("home");
  // Against these a figure that changes while home is open is highlighted.
  const [first] = useState(loaded);
  const { balances, updatedAt } = latest ?? { ...read, balances: loaded };
  const { someHidden } = balances;
  const games = useMemo(() => shelfGames(balances.games), [balances.games]);
  const isUpdating = latest === undefined;
  return (
    <div className={css.columns}>
      <div className={css.wallet}>
        <WalletCard balances={balances} updatedAt={updatedAt} isUpdating={isUpdating} before={first} />
        <Pending rows={usePending(pending)} />
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
