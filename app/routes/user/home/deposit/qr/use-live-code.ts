import { useCallback, useRef, useState } from "react";
import type { LiveCode } from "~/deposits/live-code";
import { readJson } from "~/document/read-json";
import { usePolling } from "~/document/use-polling";
import { qrLivePath } from "~/paths";
import type { ServerTime } from "./countdown";

/**
 * The code as loaded with the page, then as polled from the operator: more and more slowly while there is something to
 * wait for, and immediately when the page becomes visible again. Call `end` when the countdown has ended.
 */
export function useLiveCode(bankCode: string, loaded: LiveCode) {
  const [asked, setAsked] = useState<LiveCode & ServerTime>();
  const [overId, setOverId] = useState<string>();
  const picture = useRef(new Map<string, string | undefined>());
  const latest: LiveCode & ServerTime = asked && asked.now > loaded.now ? asked : loaded;
  for (const { code } of [loaded, latest]) if (code?.picture) picture.current.set(code.id, code.picture);
  const { code } = latest;
  const live: LiveCode & ServerTime = code
    ? { ...latest, code: { ...code, picture: picture.current.get(code.id) } }
    : latest;
  const id = code?.id;

  const ask = useCallback(
    async function ask() {
      const known = id === undefined ? "" : `?known=${encodeURIComponent(id)}`;
      const askedAt = Date.now();
      const answer = await readJson<LiveCode>(`${qrLivePath(bankCode)}${known}`);
      if (answer) setAsked({ ...answer, askedAt });
    },
    [bankCode, id],
  );

  const isFollowed = code !== undefined || latest.awaited !== undefined;
  usePolling(isFollowed ? "growing" : undefined, ask);

  const end = useCallback(() => {
    setOverId(id);
    void ask();
  }, [id, ask]);
  return { live, isOver: id !== undefined && overId === id, end };
}
