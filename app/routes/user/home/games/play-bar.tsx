import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { BoundForm } from "~/form/bound-form";
import { gamePath } from "~/paths";
import { AllOf, Warning, WithAmount } from "./bar-parts";
import * as css from "./game.css";
import type { GameView } from "./game.server";

/**
 * Moves everything into the game and opens it; beside it the way to move only an amount. A native form post even with
 * JavaScript: it opens the new tab within the tap, and the response loads in that tab.
 */
export function PlayBar({ view, intent }: { view: GameView; intent: string }) {
  const { t } = useTranslation("games");
  const { game, movable, opensInTab } = view;
  const hint = movable > 0 ? (opensInTab ? "playHint.tab" : "playHint.page") : "playHint.empty";
  return (
    <BoundForm
      reloadDocument
      className={css.bar}
      method="post"
      action={`${gamePath(game.code)}/play`}
      target={opensInTab ? "_blank" : undefined}
      rel="noopener"
    >
      <input type="hidden" name="intent" value={intent} />
      <WithAmount code={game.code} movable={movable} />
      <div className={css.act}>
        <Warning id="game-play-hint" isSerious={movable > 0}>
          {t(hint)}
        </Warning>
        <MoneyButton className={css.primary} aria-describedby="game-play-hint">
          <Icon name="start" />
          {movable > 0 ? <AllOf words={t("playAll")} movable={movable} /> : <span>{t("play")}</span>}
        </MoneyButton>
      </div>
    </BoundForm>
  );
}

/** In place of the play button of a game that the brand's file does not let open: no money is asked for. */
export function ClosedBar() {
  const { t } = useTranslation("games");
  return (
    <div className={css.bar}>
      <div className={css.act}>
        <Warning id="game-closed-hint">{t("failed.place")}</Warning>
        <Button type="button" className={css.primary} disabled aria-describedby="game-closed-hint">
          <Icon name="start" />
          {t("play")}
        </Button>
      </div>
    </div>
  );
}
