import { useRef } from "react";
import type { FormReply } from "./form-reply";
import { MessageView } from "./message-view";

/** The message of a form's reply. A reply that says the same as the one before is shown again. */
export function ReplyMessage({ reply }: { reply: FormReply | undefined }) {
  const turn = useRef({ reply, count: 0 });
  if (turn.current.reply !== reply) turn.current = { reply, count: turn.current.count + 1 };
  return reply?.message ? <MessageView key={turn.current.count} message={reply.message} /> : null;
}
