import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useEverSlower } from "~/document/use-ever-slower";
import { paths } from "~/paths";
import type { PendingRow, PendingRows } from "./pending";

/**
 * The rows as loaded with the page, then as polled while there are any or some cannot be read: those stay as they were
 * last seen. When one has ended, home is read again, so that the balances show what became of it.
 */
export function usePending(loaded: PendingRows): readonly PendingRow[] {
  const [asked, setAsked] = useState<{ of: PendingRows; latest: PendingRows }>();
  const { revalidate } = useRevalidator();
  const seen = useRef<readonly PendingRow[]>([]);
  const { rows, isWhole } = asked?.of === loaded ? asked.latest : loaded;
  const missing = isWhole ? [] : seen.current.filter((row) => !rows.some(({ id }) => id === row.id));
  const shown = [...rows, ...missing];
  useEffect(function remember() {
    seen.current = shown;
  });
  const ask = useCallback(
    async function ask() {
      const latest = await readRows();
      if (!latest) return;
      setAsked({ of: loaded, latest });
      const hasEnded = ({ id }: PendingRow) => latest.rows.every((row) => row.id !== id);
      if (latest.isWhole && seen.current.some(hasEnded)) revalidate();
    },
    [loaded, revalidate],
  );
  useEverSlower(shown.length > 0 || !isWhole, ask);
  return shown;
}

/** Null if they cannot be read now. A page in the response means that the session has ended. */
async function readRows(): Promise<PendingRows | null> {
  try {
    const answer = await fetch(paths.pending, { headers: { accept: "application/json" } });
    if (answer.redirected) location.reload();
    return answer.ok && !answer.redirected ? ((await answer.json()) as PendingRows) : null;
  } catch {
    return null;
  }
}
