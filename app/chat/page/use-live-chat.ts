import { useNavigate, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import type { ChatTopic } from "../topic";
import { wantChat } from "../widget/wanted-chat";

interface LiveChatOptions {
  /** The page's own address; its contact screen has the live chat. */
  path: string;
  topic: ChatTopic | undefined;
  /** What is to be read or sent on the page first. */
  isBusy: boolean;
}

/**
 * Turns the page for browsers without script into the live chat where there is script: a tap that came before it leads
 * here. Not while something is written, which would be lost, and not where the live chat does not load.
 */
export function useLiveChat(
  form: RefObject<HTMLFormElement>,
  { path, topic, isBusy }: LiveChatOptions,
): void {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  useEffect(
    function becomeLive() {
      if (isBusy || !isIdle) return;
      let isHere = true;
      const turn = () => {
        if (!isHere || isWriting(form.current)) return;
        wantChat(topic);
        navigate(path.replace(/\/chat$/, ""), { replace: true });
      };
      void import("../widget/chat-widget").then(turn, () => undefined);
      return () => {
        isHere = false;
      };
    },
    [form, path, topic, isBusy, isIdle, navigate],
  );
}

function isWriting(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll("textarea") ?? [])].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}
