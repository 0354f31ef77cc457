import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Flash } from "./flash.server";
import { MessageView } from "./message-view";

/** Shows the last form's message on the screen that it led to, and on no later one. For the frames. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
  const { key } = useLocation();
  const [came, setCame] = useState({ flash, key });
  if (came.flash?.saidAt !== flash?.saidAt) setCame({ flash, key });
  if (!flash || came.key !== key) return null;
  return <MessageView key={flash.saidAt} message={flash.message} />;
}
