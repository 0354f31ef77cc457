import { useEffect } from "react";
import type { ChatSession } from "../chat-session";

/** Reports to the session whether the user can see its newest messages. */
export function useLooking(session: ChatSession<File>, isNewestInView: boolean): void {
  useEffect(
    function reportLooking() {
      const look = () => session.look(isNewestInView && document.visibilityState === "visible");
      look();
      document.addEventListener("visibilitychange", look);
      return () => {
        document.removeEventListener("visibilitychange", look);
        session.look(false);
      };
    },
    [session, isNewestInView],
  );
}
