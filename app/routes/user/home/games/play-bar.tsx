import { useTranslation } from "react-i18next";
import { formatAmount } from "schemas/amount";
import { Button } from "~/components/button";
import * as dialogCss from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { useCurrency } from "~/document/currency";
import { gamePath } from "~/paths";
import * as css from "./game.css";
import type { GameView } from "./game.server";

/**
 * Moves everything into the game and opens it. A native form post even with JavaScript: it opens the new tab within the
 * tap, and the response loads in that tab.
 */
export function PlayBar({ view, intent }: { view: GameView; intent: string }) {
  const { t } = useTranslation("games");
  const currency = useCurrency();
  const { game, movable, opensInTab } = view;
  const hint = movable > 0 ? (opensInTab ? "playHint.tab" : "playHint.page") : "playHint.empty";
  return (
    <form
      className={dialogCss.actions}
      method="post"
      action={`${gamePath(game.code)}/play`}
      target={opensInTab ? "_blank" : undefined}
      rel="noopener"
    >
      <input type="hidden" name="intent" value={intent} />
      <div className={css.bar}>
        <p id="game-play-hint" className={css.caption}>
          {t(hint)}
        </p>
        <MoneyButton isWide aria-describedby="game-play-hint">
          <Icon name="start" />
          {movable > 0 ? t("playAmount", { amount: formatAmount(movable), currency }) : t("play")}
        </MoneyButton>
      </div>
    </form>
  );
}

/** In place of the play button of a game that the brand's file does not let open: no money is asked for. */
export function ClosedBar() {
  const { t } = useTranslation("games");
  return (
    <div className={dialogCss.actions}>
      <div className={css.bar}>
        <p id="game-closed-hint" className={css.caption}>
          {t("failed.place")}
        </p>
        <Button type="button" isWide disabled aria-describedby="game-closed-hint">
          <Icon name="start" />
          {t("play")}
        </Button>
      </div>
    </div>
  );
}
