import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Carousel } from "~/components/carousel";
import { GameArt } from "~/components/game-art";
import { Money } from "~/components/money";
import type { GameAccount } from "~/money/balances";
import * as css from "./game-shelf.css";

const titles = { slot: "home.slot", sport: "home.sport", lotto: "home.lotto" } as const;

interface GameShelfProps {
  category: GameAccount["category"];
  /** All games; the shelf takes its own. */
  games: readonly GameAccount[];
}

/** One carousel of game accounts; nothing when there is no game of its category. */
export function GameShelf({ category, games }: GameShelfProps) {
  const { t } = useTranslation("member");
  const own = games.filter((game) => game.category === category);
  if (own.length === 0) return null;
  return (
    <Carousel id={`shelf-${category}`} title={t(titles[category])}>
      {own.map((game) => (
        <GameCard key={game.code} game={game} />
      ))}
    </Carousel>
  );
}

function GameCard({ game }: { game: GameAccount }) {
  const { t } = useTranslation("member");
  return (
    <li className={css.card}>
      <GameArt code={game.code} category={game.category} background={game.background} logo={game.logo} />
      <p className={css.name}>{game.name}</p>
      <p className={css.balance}>
        <Money amount={game.amount} isBalance />
      </p>
      {game.inGame === game.amount ? null : (
        <p className={css.inGame}>{t("home.inGame", { amount: formatAmount(game.inGame) })}</p>
      )}
      <p className={game.isActive ? css.active : css.inactive}>
        {t(game.isActive ? "home.viewData" : "home.openAccount")}
      </p>
    </li>
  );
}
