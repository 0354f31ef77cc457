import { useTranslation } from "react-i18next";
import type { Satang } from "schemas/amount";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { FormFrame } from "~/form/form-frame";
import { useButtonForm } from "~/form/use-reply";
import { AllOf, Warning, WithAmount } from "./bar-parts";
import * as css from "./game.css";

interface MoveBarProps {
  code: string;
  movable: Satang;
  /** Whether the page links to its app. */
  hasApp: boolean;
  intent: string;
}

/** Moves money into a game that is not on the web; disabled while there is nothing to move, with the reason. */
export function MoveBar({ code, movable, hasApp, intent }: MoveBarProps) {
  const { t } = useTranslation("games");
  const form = useButtonForm("game-move", "move");
  const isEmpty = movable <= 0;
  const hint = hasApp ? "moveHint.app" : "moveHint.elsewhere";
  return (
    <FormFrame form={form} className={css.bar}>
      <input type="hidden" name="intent" value={intent} />
      <WithAmount code={code} movable={movable} />
      <div className={css.act}>
        <Warning id="game-move-hint" isSerious={!isEmpty}>
          {t(isEmpty ? "moveHint.empty" : hint)}
        </Warning>
        <MoneyButton
          name="do"
          value="move"
          className={css.primary}
          disabled={isEmpty}
          isBusy={form.isPending}
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

interface OpenBarProps {
  intent: string;
  /** Whether the game can be played once the account is open; if not, it says so first. */
  isPlayable: boolean;
}

/** Opens an account for a game where the member has none. */
export function OpenBar({ intent, isPlayable }: OpenBarProps) {
  const { t } = useTranslation("games");
  const form = useButtonForm("game-open", "activate");
  return (
    <FormFrame form={form} className={css.bar}>
      <input type="hidden" name="intent" value={intent} />
      <div className={css.act}>
        {isPlayable ? null : <Warning id="game-closed-hint">{t("failed.place")}</Warning>}
        <Button
          type="submit"
          name="do"
          value="activate"
          className={css.primary}
          isBusy={form.isPending}
          aria-describedby={isPlayable ? undefined : "game-closed-hint"}
        >
          {t(form.isPending ? "opening" : "open")}
        </Button>
      </div>
    </FormFrame>
  );
}
