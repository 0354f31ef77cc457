import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { Button } from "~/components/button";
import * as dialogCss from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { MoneyButton } from "~/components/money-button";
import { useCurrency } from "~/document/currency";
import { FormFrame } from "~/form/form-frame";
import { useFormKit } from "~/form/form-kit";
import * as css from "./game.css";

/** Moves money into a game that opens in its app; disabled while there is nothing to move, with the reason. */
export function MoveBar({ movable, intent }: { movable: Satang; intent: string }) {
  const { t } = useTranslation("games");
  const currency = useCurrency();
  const form = useFormKit({ id: "game-move", labels: {}, button: "move" });
  const isEmpty = movable <= 0;
  const label = isEmpty ? t("move") : t("moveAmount", { amount: formatAmount(movable), currency });
  return (
    <FormFrame form={form} className={dialogCss.actions}>
      <input type="hidden" name="intent" value={intent} />
      <div className={css.bar}>
        <p id="game-move-hint" className={css.caption}>
          {t(isEmpty ? "moveHint.empty" : "moveHint.app")}
        </p>
        <MoneyButton
          name="do"
          value="move"
          isWide
          disabled={isEmpty}
          isBusy={form.isPending}
          aria-describedby="game-move-hint"
        >
          {form.isPending ? null : <Icon name="swap" />}
          {form.isPending ? t("moving") : label}
        </MoneyButton>
      </div>
    </FormFrame>
  );
}

/** Opens an account for a game where the member has none. */
export function OpenBar({ intent }: { intent: string }) {
  const { t } = useTranslation("games");
  const form = useFormKit({ id: "game-open", labels: {}, button: "activate" });
  return (
    <FormFrame form={form} className={dialogCss.actions}>
      <input type="hidden" name="intent" value={intent} />
      <div className={css.bar}>
        <Button type="submit" name="do" value="activate" isWide isBusy={form.isPending}>
          {t(form.isPending ? "opening" : "open")}
        </Button>
      </div>
    </FormFrame>
  );
}
