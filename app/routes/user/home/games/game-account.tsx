import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { buttonLook } from "~/components/button";
import * as dialogCss from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { Money } from "~/components/money";
import { paths } from "~/paths";
import { GameArt, GameLogo } from "../game-accounts/game-art";
import * as art from "../game-accounts/game-art.css";
import type { AccountAnswer } from "./actions.server";
import { CredentialsPanel } from "./credentials-panel";
import * as css from "./game.css";
import type { GameView } from "./game.server";
import { GameBar } from "./game-bar";

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
        <GameBar view={view} intents={intents} />
      </div>
    </>
  );
}

/** The game's apps side by side; a missing one keeps its place and says so. */
function GameApps({ android, ios }: Pick<GameView, "android" | "ios">) {
  const { t } = useTranslation("games");
  const apps = [
    { name: "Android", link: android },
    { name: "iOS", link: ios },
  ];
  return (
    <fieldset className={css.apps} aria-label={t("apps")}>
      {apps.map(({ name, link }) =>
        link === undefined ? (
          <button
            key={name}
            type="button"
            {...buttonLook({ variant: "secondary", className: css.app })}
            disabled
          >
            <Icon name="phone" />
            <span>
              <span>{name}</span> <small className={css.missing}>{t("noApp")}</small>
            </span>
          </button>
        ) : (
          <a
            key={name}
            {...buttonLook({ variant: "secondary", className: css.app })}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="phone" />
            <span>{name}</span>
          </a>
        ),
      )}
    </fieldset>
  );
}

/** Reloads balances and forms when the member returns from the game's tab, or by Back. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(
    function reloadOnReturn() {
      const look = () => {
        if (document.visibilityState === "visible") revalidate();
      };
      const lookIfKept = ({ persisted }: PageTransitionEvent) => {
        if (persisted) revalidate();
      };
      document.addEventListener("visibilitychange", look);
      window.addEventListener("pageshow", lookIfKept);
      return () => {
        document.removeEventListener("visibilitychange", look);
        window.removeEventListener("pageshow", lookIfKept);
      };
    },
    [revalidate],
  );
}
