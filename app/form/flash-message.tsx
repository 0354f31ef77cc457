import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { Flash } from "./flash.server";
import { MessageView } from "./message-view";

interface FlashMessageProps {
  flash: Flash | null;
  /** The screen; its heading comes before a dialog's. */
  children: ReactNode;
}

/** Shows the message of the last form on the screen that it led to, and on no later one. For the two frames. */
export function FlashMessage({ flash, children }: FlashMessageProps) {
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ flash, key });
  if (arrival.flash?.saidAt !== flash?.saidAt) setArrival({ flash, key });
  const isShown = flash !== null && arrival.key === key;
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
