import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { Button, LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { useCurrencyName } from "~/document/currency";
import { BoundForm } from "~/form/bound-form";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/form-kit";
import { gamePath, paths } from "~/paths";
import * as css from "./game.css";
import type { GameView } from "./game.server";

interface GameBarProps {
  view: GameView;
  intents: { activate: string; move: string };
}

/**
 * The bar with the primary button: to open the account, then to play, or to move money in if the game is only an app.
 * Disabled, with the reason, if the game can be opened nowhere.
 */
export function GameBar({ view, intents }: GameBarProps) {
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

interface OpenBarProps {
  intent: string;
  /** Whether the game can be played once the account is open; if not, it says so first. */
  isPlayable: boolean;
}

/** Opens an account for a game where the member has none. */
function OpenBar({ intent, isPlayable }: OpenBarProps) {
  const { t } = useTranslation("games");
  const form = useButtonForm("game-open", "activate");
  return (
    <FormFrame form={form} className={css.bar} intent={intent}>
      <div className={css.act}>
        {isPlayable ? null : <ActionHint id="game-closed-hint">{t("failed.place")}</ActionHint>}
        <Button
          {...form.submit}
          className={css.primary}
          aria-describedby={isPlayable ? undefined : "game-closed-hint"}
        >
          {t(form.isPending ? "opening" : "open")}
        </Button>
      </div>
    </FormFrame>
  );
}

/** For a game that the brand's file does not let open: the button is disabled, and no money is moved. */
function ClosedBar() {
  const { t } = useTranslation("games");
  return (
    <div className={css.bar}>
      <div className={css.act}>
        <ActionHint id="game-closed-hint">{t("failed.place")}</ActionHint>
        <Button type="button" className={css.primary} disabled aria-describedby="game-closed-hint">
          <Icon name="start" />
          {t("play")}
        </Button>
      </div>
    </div>
  );
}

/**
 * Moves everything into the game and opens it; beside it the way to move only an amount. A native form post even with
 * JavaScript: it opens the new tab within the tap, and the response loads in that tab.
 */
function PlayBar({ view, intent }: { view: GameView; intent: string }) {
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
        <ActionHint id="game-play-hint" isSerious={movable > 0}>
          {t(hint)}
        </ActionHint>
        <MoneyButton className={css.primary} aria-describedby="game-play-hint">
          <Icon name="start" />
          {movable > 0 ? <AllOf words={t("playAll")} movable={movable} /> : <span>{t("play")}</span>}
        </MoneyButton>
      </div>
    </BoundForm>
  );
}

interface MoveBarProps {
  code: string;
  movable: Satang;
  /** Whether the page links to its app. */
  hasApp: boolean;
  intent: string;
}

/** Moves money into a game that is not on the web; disabled while there is nothing to move, with the reason. */
function MoveBar({ code, movable, hasApp, intent }: MoveBarProps) {
  const { t } = useTranslation("games");
  const form = useButtonForm("game-move", "move");
  const isEmpty = movable <= 0;
  const hint = hasApp ? "moveHint.app" : "moveHint.elsewhere";
  return (
    <FormFrame form={form} className={css.bar} intent={intent}>
      <WithAmount code={code} movable={movable} />
      <div className={css.act}>
        <ActionHint id="game-move-hint" isSerious={!isEmpty}>
          {t(isEmpty ? "moveHint.empty" : hint)}
        </ActionHint>
        <MoneyButton
          {...form.submit}
          className={css.primary}
          disabled={isEmpty}
          aria-describedby="game-move-hint"
        >
          {form.isPending ? null : <Icon name="swap" />}
          {form.isPending ? (
            <span>{t("moving")}</span>
          ) : isEmpty ? (
            <span>{t("move")}</span>
          ) : (
            <AllOf words={t("moveAll")} movable={movable} />
          )}
        </MoneyButton>
      </div>
    </FormFrame>
  );
}

interface ActionHintProps {
  id: string;
  /** The button moves all of the member's money. */
  isSerious?: boolean;
  children: ReactNode;
}

/** Says above the buttons what the primary one does. */
function ActionHint({ id, isSerious = false, children }: ActionHintProps) {
  return (
    <p id={id} className={css.warning}>
      {isSerious ? <Icon name="swap" /> : null}
      <span>{children}</span>
    </p>
  );
}

/** The secondary button: to a transfer with this game chosen, for a part of the money. None while there is nothing to move. */
function WithAmount({ code, movable }: { code: string; movable: Satang }) {
  const { t } = useTranslation("games");
  if (movable <= 0) return null;
  return (
    <LinkButton
      to={`${paths.transfer}?to=${encodeURIComponent(code)}`}
      variant="secondary"
      className={css.withAmount}
    >
      {t("withAmount")}
    </LinkButton>
  );
}

/** A button's words, and beneath them the sum that it moves. */
function AllOf({ words, movable }: { words: string; movable: Satang }) {
  const currency = useCurrencyName();
  return (
    <span className={css.all}>
      <span>{words}</span> <span className={css.sum}>{`${formatAmount(movable)}\u00a0${currency}`}</span>
    </span>
  );
}
