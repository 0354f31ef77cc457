import { Alert } from "~/components/alert";
import { MessageDialog } from "~/components/message-dialog";
import { PageToast } from "~/components/page-toast";
import type { Message } from "./form-reply";

/** Shows a message as a toast, a dialog or an alert. Without JavaScript each is a part of the page. */
export function MessageView({ message }: { message: Message }) {
  if (message.as === "dialog") {
    const { title, text, next } = message;
    return <MessageDialog title={title} text={text} next={next} />;
  }
  if (message.as === "toast") return <PageToast tone={message.tone} text={message.text} />;
  const { tone, text } = message;
  return (
    <Alert tone={tone} icon={tone === "warning" ? "alert" : undefined} takesFocus>
      {text}
    </Alert>
  );
}
