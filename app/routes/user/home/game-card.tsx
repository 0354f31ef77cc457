import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Money } from "~/components/money";
import { gamePath } from "~/paths";
import type { GameAccount } from "./balances";
import { GameArt, GameLogo } from "./game-art";
import * as art from "./game-art.css";
import * as css from "./game-card.css";

/** One game account as a single link to its dialog: picture, name and balance. */
export function GameCard({ game }: { game: GameAccount }) {
  const { t } = useTranslation("home");
  return (
    <li className={css.place}>
      <Link className={`${css.card} ${art.hues[game.category]}`} to={gamePath(game.code)} preventScrollReset>
        <GameArt code={game.code} background={game.background} />
        <GameLogo code={game.code} logo={game.logo} />
        <p className={css.name}>{game.name}</p>
        <p className={css.balance}>
          <Money amount={game.amount} isBalance />
        </p>
        {game.inGame === game.amount ? null : (
          <p className={css.inGame}>{t("inGame", { amount: formatAmount(game.inGame) })}</p>
        )}
        <p className={css.label}>
          {t(game.isActive || game.playedIn === "nowhere" ? "viewData" : "openAccount")}
        </p>
      </Link>
    </li>
  );
}
