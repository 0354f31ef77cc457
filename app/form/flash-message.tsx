import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { Flash } from "./flash.server";
import { MessageView } from "./message-view";

interface FlashMessageProps {
  flash: Flash | null;
  /** The screen, whose heading comes before that of a dialog. */
  children: ReactNode;
}

/** Shows the last form's message with the screen that it led to, and with no later one. For the frames. */
export function FlashMessage({ flash, children }: FlashMessageProps) {
  const { key } = useLocation();
  const [came, setCame] = useState({ flash, key });
  if (came.flash?.saidAt !== flash?.saidAt) setCame({ flash, key });
  const isShown = flash !== null && came.key === key;
  const view = isShown ? <MessageView key={flash.saidAt} message={flash.message} /> : null;
  const isDialog = flash?.message.as === "dialog";
  return (
    <>
      {isDialog ? null : view}
      {children}
      {isDialog ? view : null}
    </>
  );
}
