import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, type Satang } from "schemas/amount";
import { LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { useCurrencyName } from "~/document/currency";
import { paths } from "~/paths";
import * as css from "./game.css";

interface WarningProps {
  id: string;
  /** All of the member's money moves. */
  isSerious?: boolean;
  children: ReactNode;
}

/** What the bar's button does, above both of its ways. */
export function Warning({ id, isSerious = false, children }: WarningProps) {
  return (
    <p id={id} className={css.warning}>
      {isSerious ? <Icon name="swap" /> : null}
      <span>{children}</span>
    </p>
  );
}

/** The other way into a game: a transfer with this game chosen; none while there is nothing to move. */
export function WithAmount({ code, movable }: { code: string; movable: Satang }) {
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

/** What a button moves, and the sum of it beneath. */
export function AllOf({ words, movable }: { words: string; movable: Satang }) {
  const currency = useCurrencyName();
  return (
    <span className={css.all}>
      <span>{words}</span> <span className={css.sum}>{`${formatAmount(movable)}\u00a0${currency}`}</span>
    </span>
  );
}
