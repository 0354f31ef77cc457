import { useTranslation } from "react-i18next";
import { Carousel } from "~/components/carousel";
import { SectionHead } from "~/components/section-head";
import type { GameAccount } from "./balances";
import { GameCard } from "./game-card";
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
