import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { readJson } from "~/document/read-json";
import { usePolling } from "~/document/use-polling";
import { paths } from "~/paths";
import type { PendingRow } from "./pending-money";

/**
 * The rows as loaded with the page, then as polled while there are any. When one has ended, home is loaded again, so
 * that the balances show its outcome.
 */
export function usePendingRows(loaded: readonly PendingRow[]): readonly PendingRow[] {
  const [asked, setAsked] = useState<{ of: readonly PendingRow[]; rows: readonly PendingRow[] }>();
  const { revalidate } = useRevalidator();
  const rows = asked?.of === loaded ? asked.rows : loaded;
  /** The latest rows that could all be read. */
  const known = useRef(loaded);
  useEffect(
    function know() {
      if (isRead(loaded)) known.current = loaded;
    },
    [loaded],
  );
  const ask = useCallback(
    async function ask() {
      const latest = await readJson<PendingRow[]>(paths.pending);
      if (!latest) return;
      setAsked({ of: loaded, rows: latest });
      if (hasEnded(known.current, latest)) revalidate();
      if (isRead(latest)) known.current = latest;
    },
    [loaded, revalidate],
  );
  usePolling(rows.length > 0 ? "growing" : undefined, ask);
  return rows;
}

function isRead(rows: readonly PendingRow[]): boolean {
  return !rows.some(({ isUnread }) => isUnread);
}

/** Whether a row is gone. While some cannot be read, nobody knows. */
export function hasEnded(before: readonly PendingRow[], now: readonly PendingRow[]): boolean {
  return isRead(now) && before.some(({ id, isUnread }) => !isUnread && now.every((row) => row.id !== id));
}
