import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Carousel } from "~/components/carousel";
import { Link } from "~/components/link";
import { MoneyIn } from "~/components/money";
import { SectionHead } from "~/components/section-head";
import { CachedItem } from "~/document/cached-item";
import { useCurrency } from "~/document/currency";
import { gamePath } from "~/paths";
import { GameArt, GameLogo } from "./game-art";
import * as art from "./game-art.css";
import * as css from "./game-shelf.css";
import type { ShelfGame } from "./sent-games";

interface GameShelfProps {
  category: ShelfGame["category"];
  /** All games; the shelf picks those of its category. */
  games: readonly ShelfGame[];
}

/** A carousel of game accounts; an empty category keeps its heading and says that it is empty. */
export function GameShelf({ category, games }: GameShelfProps) {
  const { t } = useTranslation("home");
  const currency = useCurrency();
  const own = games.filter((game) => game.category === category);
  const id = `shelf-${category}`;
  if (own.length === 0) {
    return (
      <section aria-labelledby={id}>
        <SectionHead id={id}>{t(category)}</SectionHead>
        <p className={css.none}>{t("noneHere")}</p>
      </section>
    );
  }
  const faces = own.map(({ code, name, amount, inGame, background, logo, label }) => ({
    ...{ code, name, amount, category, background, logo, currency },
    inGame: inGame === amount ? undefined : t("inGame", { amount: formatAmount(inGame) }),
    label: t(label),
  }));
  return (
    <Carousel id={id} title={t(category)}>
      {faces.map((facts) => (
        <CachedItem key={facts.code} className={css.item} part={GameFace} facts={facts} />
      ))}
    </Carousel>
  );
}

interface GameFaceProps extends Pick<ShelfGame, "code" | "name" | "amount" | "category"> {
  background: string | undefined;
  logo: string | undefined;
  currency: string;
  /** Said where what the game shows differs from the balance. */
  inGame: string | undefined;
  label: string;
}

/** One game account as a single link to its dialog: picture, name and balance. */
function GameFace({
  code,
  name,
  category,
  background,
  logo,
  amount,
  currency,
  inGame,
  label,
}: GameFaceProps) {
  return (
    <Link className={`${css.card} ${art.hues[category]}`} to={gamePath(code)} preventScrollReset>
      <GameArt code={code} background={background} />
      <GameLogo code={code} logo={logo} />
      <p className={css.name}>{name}</p>
      <p className={css.balance}>
        <MoneyIn amount={amount} currency={currency} isBalance />
      </p>
      {inGame === undefined ? null : <p className={css.inGame}>{inGame}</p>}
      <p className={css.label}>{label}</p>
    </Link>
  );
}
