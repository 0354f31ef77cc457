import type { ChatButton } from "schemas/contract/chat-content";
import { Icon } from "~/components/icon";
import { OwnForm } from "~/form/bound-form";
import { phoneAddress, webAddress } from "../links";
import { postbackMessage } from "../outbox";
import { textOf } from "../wire-value";
import { ChatIcon } from "./chat-icon";
import * as css from "./message.css";
import type { OnPostback } from "./place";

interface ButtonsProps {
  buttons: readonly ChatButton[];
  className: string;
  onPostback?: OnPostback;
}

/** The buttons of a message or card, or quick replies: links, phone calls and replies. */
export function ButtonList({ buttons, className, onPostback }: ButtonsProps) {
  const seen = new Map<string, number>();
  return buttons.map((button) => {
    const times = (seen.get(button.title) ?? 0) + 1;
    seen.set(button.title, times);
    return (
      <OneButton
        key={`${button.title} ${times}`}
        button={button}
        className={className}
        onPostback={onPostback}
      />
    );
  });
}

interface OneButtonProps extends Omit<ButtonsProps, "buttons"> {
  button: ChatButton;
}

/** A link without a safe address is kept as plain text. */
function OneButton({ button: { title, type, payload }, className, onPostback }: OneButtonProps) {
  switch (type) {
    case "web": {
      const href = webAddress(textOf(payload) ?? "");
      return href === undefined ? (
        <Idle title={title} />
      ) : (
        <a className={className} href={href} target="_blank" rel="noopener noreferrer">
          <Icon name="arrow" />
          <span>{title}</span>
        </a>
      );
    }
    case "call": {
      const href = phoneAddress(textOf(payload) ?? "");
      return href === undefined ? (
        <Idle title={title} />
      ) : (
        <a className={className} href={href}>
          <ChatIcon name="call" />
          <span>{title}</span>
        </a>
      );
    }
    case "postback":
      if (!onPostback) return <PostbackForm title={title} payload={payload} className={className} />;
      return (
        <button className={className} type="button" onClick={() => onPostback(title, payload)}>
          {title}
        </button>
      );
    case "other":
      return <Idle title={title} />;
  }
}

function Idle({ title }: { title: string }) {
  return <span className={css.idle}>{title}</span>;
}

interface PostbackFormProps {
  title: string;
  payload: unknown;
  className: string;
}

function PostbackForm({ title, payload, className }: PostbackFormProps) {
  return (
    <OwnForm method="post" className={css.form}>
      <input type="hidden" name="message" value={JSON.stringify(postbackMessage(title, payload))} />
      <button className={className} type="submit">
        {title}
      </button>
    </OwnForm>
  );
}
