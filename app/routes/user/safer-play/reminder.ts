import { useFetcher, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useContext, useEffect, useRef } from "react";
import { OWNER } from "~/document/kept-fields";
import { isPageFree } from "~/document/page-free";
import { PageOwner } from "~/form/bound-form";
import { paths } from "~/paths";
import { dialogSearch } from "../dialog-search";
import type { RealityFacts } from "./safer-play.server";

const CHANNEL = "reality";
/** Short intervals, because phones suspend longer timers; a slightly late reminder does no harm. */
const LOOK_MS = 5_000;
/** The delay before asking again when no response comes. */
const AGAIN_MS = 60_000;

/** What `/user/reality` answers to a script: the time until the next check, or one that is due now. */
interface CheckReply {
  dueInMs: number | null;
  facts: RealityFacts | null;
}

/** Opens the reality check when it is due, the page is visible and the user is not busy on it. */
export function useReminder(dueInMs: number | null): RealityFacts | null {
  const { data, submit } = useFetcher<CheckReply>();
  const owner = useContext(PageOwner);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isStaying = useNavigation().state === "idle";
  const dueAt = useRef(Number.POSITIVE_INFINITY);
  const isWaiting = useRef(false);
  const nextInMs = data ? data.dueInMs : dueInMs;

  useEffect(
    function setClock() {
      dueAt.current = nextInMs === null ? Number.POSITIVE_INFINITY : Date.now() + nextInMs;
      isWaiting.current = data?.facts != null;
    },
    [nextInMs, data],
  );

  useEffect(
    function lookWhetherDue() {
      if (nextInMs === null) return;
      const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
      const look = () => {
        if (!isStaying || !isPageFree()) return;
        if (isWaiting.current) {
          isWaiting.current = false;
          navigate(pathname + dialogSearch(search, "reality"), { preventScrollReset: true });
        } else if (Date.now() >= dueAt.current) {
          dueAt.current = Date.now() + AGAIN_MS;
          channel?.postMessage("asked");
          submit(
            { do: "check", ...(owner && { [OWNER]: owner }) },
            { method: "post", action: paths.reality },
          );
        }
      };
      if (channel) {
        // Another tab is asking right now: wait for its response before asking too.
        channel.onmessage = () => {
          dueAt.current = Math.max(dueAt.current, Date.now() + AGAIN_MS);
        };
      }
      const timer = setInterval(look, LOOK_MS);
      document.addEventListener("visibilitychange", look);
      if (isWaiting.current) look();
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
        channel?.close();
      };
    },
    [nextInMs, isStaying, pathname, search, navigate, submit, owner],
  );

  return data?.facts ?? null;
}
