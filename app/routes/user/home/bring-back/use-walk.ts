import { useCallback, useEffect, useRef, useState } from "react";
import { useEverSlower } from "~/document/use-ever-slower";
import { isOpen, type Moved, type Row } from "./row";
import { lookBack, sendBack } from "./send";

export interface Walk {
  rows: readonly Row[];
  /** The code of the game under way. */
  going: string | undefined;
  isStopping: boolean;
  /** The row that has last come to its end, to be read out. */
  latest: Row | undefined;
  run(rows: readonly Row[]): Promise<void>;
  stop(): void;
}

/** The second tap of a double tap, which meets the button to stop in the place of the one to begin. */
const DOUBLE_TAP_MS = 500;

const isBeingChecked = ({ end }: Row) => end === "checking";

/**
 * Moves the money of one game after the other, each by its own intent. Stops after the game under way when asked to,
 * when the page is left, or when an answer is lost; what may have happened is looked for, never sent again by itself.
 */
export function useWalk(loaded: readonly Row[]): Walk {
  const [rows, setRows] = useState(loaded);
  const [going, setGoing] = useState<string>();
  const [latest, setLatest] = useState<Row>();
  const [isStopping, setStopping] = useState(false);
  const state = useRef({ isUnderWay: false, isStopped: false, begunAt: 0 });

  const known = useRef(rows);
  known.current = rows;

  const note = useCallback(function note(row: Row, moved: Moved) {
    const next = { ...row, reason: undefined, ...moved };
    setRows((all) => all.map((one) => (one.code === row.code ? next : one)));
    if (moved.end !== row.end) setLatest(next);
  }, []);

  useEffect(function stopWhenLeft() {
    const { current } = state;
    return () => {
      current.isStopped = true;
    };
  }, []);

  const ask = useCallback(
    async function ask() {
      for (const row of known.current.filter(isBeingChecked)) {
        const moved = await lookBack(row);
        if (moved) note(row, moved);
      }
    },
    [note],
  );
  useEverSlower(rows.some(isBeingChecked) && going === undefined, ask);

  async function run(wanted: readonly Row[]) {
    if (state.current.isUnderWay) return;
    Object.assign(state.current, { isUnderWay: true, isStopped: false, begunAt: performance.now() });
    for (const row of wanted.filter(isOpen)) {
      if (state.current.isStopped) break;
      setGoing(row.code);
      const moved = await sendBack(row);
      if (moved === null) return;
      note(row, moved ?? { end: "checking" });
      if (!moved || moved.isOver) break;
    }
    state.current.isUnderWay = false;
    setGoing(undefined);
    setStopping(false);
  }

  function stop() {
    if (performance.now() - state.current.begunAt < DOUBLE_TAP_MS) return;
    state.current.isStopped = true;
    setStopping(true);
  }

  return { rows, going, isStopping, latest, run, stop };
}
