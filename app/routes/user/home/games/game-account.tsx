import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import * as dialogCss from "~/components/dialog.css";
import { Link } from "~/components/link";
import { Money } from "~/components/money";
import { paths } from "~/paths";
import { GameArt, GameLogo } from "../game-art";
import * as art from "../game-art.css";
import type { AccountAnswer } from "./account-answer";
import { CredentialsPanel } from "./credentials-panel";
import * as css from "./game.css";
import type { GameView } from "./game.server";
import { GameApps } from "./game-apps";
import { MoveBar, OpenBar } from "./move-bar";
import { ClosedBar, PlayBar } from "./play-bar";
import { useFreshOnReturn } from "./use-fresh-on-return";

interface GameAccountProps {
  view: GameView;
  /** One intent for each form that acts. */
  intents: { activate: string; reset: string; move: string };
  answer: AccountAnswer | undefined;
}

/** The member's balance in the game, the credentials, and the play button. */
export function GameAccount({ view, intents, answer }: GameAccountProps) {
  const { t } = useTranslation("games");
  const { game, main } = view;
  useFreshOnReturn();
  return (
    <>
      <div className={`${css.cover} ${art.hues[game.category]}`}>
        <GameArt code={game.code} background={game.background} />
        <GameLogo code={game.code} logo={game.logo} />
      </div>
      <div className={dialogCss.body}>
        <dl className={css.sums}>
          <div>
            <dt className={css.caption}>{t("balance")}</dt>
            <dd className={css.amount}>
              <Money amount={game.amount} isBalance />
            </dd>
            {game.inGame === game.amount ? null : (
              <dd className={css.inUnits}>{t("inUnits", { amount: formatAmount(game.inGame) })}</dd>
            )}
          </div>
          <div>
            <dt className={css.caption}>{t("mainWallet")}</dt>
            <dd className={css.wallet}>
              <Money amount={main} isBalance />
            </dd>
          </div>
        </dl>
        {game.isActive && game.amount > 0 ? (
          <p className={css.wayBack}>
            {t("wayBack.text")}{" "}
            <Link className={css.wayBackLink} to={`${paths.transfer}?from=${encodeURIComponent(game.code)}`}>
              {t("wayBack.action")}
            </Link>
          </p>
        ) : null}
        <CredentialsPanel game={game} intent={intents.reset} answer={answer} />
        <GameApps android={view.android} ios={view.ios} />
        <Bar view={view} intents={intents} />
      </div>
    </>
  );
}

/**
 * The primary button: open the account, then play, or move money in if the game is only an app; or why there is none.
 */
function Bar({ view, intents }: Pick<GameAccountProps, "view" | "intents">) {
  const { isActive, playedIn } = view.game;
  if (!isActive) return <OpenBar intent={intents.activate} isPlayable={playedIn !== "nowhere"} />;
  if (playedIn === "nowhere") return <ClosedBar />;
  return playedIn === "web" ? (
    <PlayBar view={view} intent={intents.move} />
  ) : (
    <MoveBar
      code={view.game.code}
      movable={view.movable}
      hasApp={Boolean(view.android ?? view.ios)}
      intent={intents.move}
    />
  );
}
