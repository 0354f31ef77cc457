import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Carousel } from "~/components/carousel";
import { Money } from "~/components/money";
import { SectionHead } from "~/components/section-head";
import { gamePath } from "~/paths";
import type { GameAccount } from "./balances";
import { GameArt, GameLogo } from "./game-art";
import * as art from "./game-art.css";
import * as css from "./game-shelf.css";

const titles = { slot: "slot", sport: "sport", lotto: "lotto" } as const;

interface GameShelfProps {
  category: GameAccount["category"];
  /** All games; the shelf picks those of its category. */
  games: readonly GameAccount[];
}

/** A carousel of game accounts; an empty category keeps its heading and says that it is empty. */
export function GameShelf({ category, games }: GameShelfProps) {
  const { t } = useTranslation("home");
  const own = games.filter((game) => game.category === category);
  const id = `shelf-${category}`;
  if (own.length === 0) {
    return (
      <section aria-labelledby={id}>
        <SectionHead id={id}>{t(titles[category])}</SectionHead>
        <p className={css.none}>{t("noneHere")}</p>
      </section>
    );
  }
  return (
    <Carousel id={id} title={t(titles[category])}>
      {own.map((game) => (
        <GameCard key={game.code} game={game} />
      ))}
    </Carousel>
  );
}

/** One game account as a single link to its dialog: picture, name and balance. */
function GameCard({ game }: { game: GameAccount }) {
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
