import { forwardRef } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, satang } from "schemas/amount";
import { Button, LinkButton } from "~/components/button";
import { MoneyButton } from "~/components/money-button";
import { useCurrencyName } from "~/document/currency";
import { bringBackPath, paths } from "~/paths";
import { isOpen, type Row } from "./row";
import { RowsForm } from "./rows-form";
import type { Walk } from "./use-walk";
import * as css from "./walk.css";

/** To stop while it goes; else to begin, to go on, to try again, and to close. */
export const WalkActions = forwardRef<HTMLDivElement, { walk: Walk }>(function WalkActions({ walk }, ref) {
  const { t } = useTranslation("bringback");
  const { rows, going, isStopping, stop } = walk;
  if (going !== undefined) {
    return (
      <div ref={ref} className={css.actions}>
        <Button variant="secondary" isWide onClick={stop} disabled={isStopping}>
          {t(isStopping ? "stopping" : "stop")}
        </Button>
      </div>
    );
  }
  const waiting = rows.filter((row) => isOpen(row) && row.end === "waits");
  const refused = rows.filter((row) => isOpen(row) && row.end === "refused");
  const next = waiting.length > 0 ? waiting : refused;
  const isChecking = rows.some(({ end }) => end === "checking");
  return (
    <div ref={ref} className={css.actions}>
      {next.length > 0 ? (
        <RowsForm rows={next} walk={walk} className={css.next}>
          <MoneyButton isWide>
            <Words next={next} rows={rows} />
          </MoneyButton>
        </RowsForm>
      ) : null}
      {isChecking ? (
        <LinkButton
          to={bringBackPath(rows.flatMap(({ sent }) => sent ?? []))}
          variant={next.length > 0 ? "secondary" : "primary"}
          reloadDocument
          isWide
        >
          {t("lookAgain")}
        </LinkButton>
      ) : null}
      <LinkButton to={paths.home} variant={next.length > 0 || isChecking ? "secondary" : "primary"} isWide>
        {t("close")}
      </LinkButton>
    </div>
  );
});

/** What the primary button does with these rows. */
function Words({ next, rows }: { next: readonly Row[]; rows: readonly Row[] }) {
  const { t } = useTranslation("bringback");
  const currency = useCurrencyName();
  const [first, ...others] = next;
  const count = next.length;
  if (first?.end === "refused")
    return others.length > 0 ? t("tryMany", { count }) : t("tryOne", { game: first.name });
  if (rows.some(({ end }) => end !== "waits" && end !== "kept")) return t("goOn", { count });
  const sum = satang(next.reduce((all, { amount }) => all + amount, 0));
  return t("start", { amount: formatAmount(sum), currency });
}
