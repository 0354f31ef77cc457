import { useLocation, useNavigationType, useOutletContext } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, satang } from "schemas/amount";
import { lookUp } from "schemas/look-up";
import { visuallyHidden } from "~/components/visually-hidden.css";
import { useCurrencyName } from "~/document/currency";
import type { FundsFacts } from "../../funds";
import { BEGINS } from "../begins";
import type { BroughtBack } from "../brought-back";
import { isDone, isUntouched, type Row } from "./row";
import { useStepInView } from "./use-step-in-view";
import { useWalk, type Walk as WalkState } from "./use-walk";
import * as css from "./walk.css";
import { WalkActions } from "./walk-actions";
import { WalkRow } from "./walk-row";

interface WalkProps {
  /** As loaded with the rows; the total stays, whatever moves. */
  funds: FundsFacts;
  loaded: readonly Row[];
}

/** The games that hold money, one after the other on their way into the main wallet, inside home's wallet card. */
export function Walk({ funds, loaded }: WalkProps) {
  const walk = useWalk(loaded);
  const head = useRef<HTMLHeadingElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { rows, going, latest } = walk;
  useShownFunds(funds, loaded, rows);
  useStartByTap(walk);
  useStepInView(head, actions, going !== undefined);
  return (
    <section className={css.walk} aria-labelledby="bring-back">
      <h2 ref={head} id="bring-back" className={css.head} tabIndex={-1}>
        <Heading rows={rows} going={going} />
      </h2>
      <p className={visuallyHidden} role="status">
        {latest ? <Said row={latest} /> : null}
      </p>
      <ul className={css.rows}>
        {rows.map((row) => (
          <WalkRow key={row.code} row={row} isGoing={row.code === going} walk={walk} />
        ))}
      </ul>
      <Note rows={rows} isGoing={going !== undefined} />
      <WalkActions ref={actions} walk={walk} />
    </section>
  );
}

function Heading({ rows, going }: Pick<WalkState, "rows" | "going">) {
  const { t } = useTranslation("bringback");
  const count = rows.length;
  if (going !== undefined) return t("going", { at: rows.findIndex(({ code }) => code === going) + 1, count });
  const done = rows.filter(isDone).length;
  if (count === 0) return t("nothing");
  return isUntouched(rows) ? t("count", { count }) : t("ended", { done, count });
}

/** What has just become of one game, in words. */
function Said({ row: { name, amount, end, reason = "" } }: { row: Row }) {
  const { t } = useTranslation("bringback");
  const currency = useCurrencyName();
  if (end === "waits") return null;
  return t(`said.${end}`, { game: name, amount: formatAmount(amount), currency, reason });
}

/** Where the money is of what did not go, or that what is being checked is not sent again. */
function Note({ rows, isGoing }: { rows: readonly Row[]; isGoing: boolean }) {
  const { t } = useTranslation("bringback");
  if (isGoing) return null;
  const [first, ...others] = rows.filter(({ end }) => end === "refused");
  const isChecking = rows.some(({ end }) => end === "checking");
  const text =
    first && others.length > 0
      ? t("refusedMany", { count: others.length + 1 })
      : first && t("refusedOne", { game: first.name });
  return (
    <>
      {text ? <p className={css.note}>{text}</p> : null}
      {isChecking ? <p className={css.note}>{t("checkingText")}</p> : null}
    </>
  );
}

function doneOf(rows: readonly Row[]): number {
  return rows.filter(isDone).reduce((sum, { amount }) => sum + amount, 0);
}

/** Has home show what has moved since the rows were loaded. */
function useShownFunds(
  { main, inGames, total }: FundsFacts,
  loaded: readonly Row[],
  rows: readonly Row[],
): void {
  const show = useOutletContext<(shown: BroughtBack | undefined) => void>();
  const moved = doneOf(rows) - doneOf(loaded);
  const done = rows.filter(isDone).map(({ code, amount }) => [code, amount] as const);
  const arrived = useRef(done);
  arrived.current = done;
  useEffect(
    function showFunds() {
      const funds = { main: satang(main + moved), inGames: satang(inGames - moved), total };
      show({ funds, arrived: new Map(arrived.current) });
      return () => show(undefined);
    },
    [show, main, inGames, total, moved],
  );
}

/**
 * A tap on home's link has asked for it. A page that is loaded, returned to, or led to from elsewhere starts nothing, and
 * nor does whatever opens on it later: all that is decided when the screen appears.
 */
function useStartByTap({ run, rows }: WalkState): void {
  const { state } = useLocation();
  const type = useNavigationType();
  const [isTapped] = useState(type === "PUSH" && lookUp(state ?? {}, "begins") === BEGINS.begins);
  const start = useRef(() => void run(rows));
  useEffect(
    function startOnce() {
      if (isTapped) start.current();
    },
    [isTapped],
  );
}
