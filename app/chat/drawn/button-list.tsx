import type { ChatButton } from "schemas/chat-parts";
import { Icon } from "~/components/icon";
import { OwnForm } from "~/form/bound-form";
import { postbackMessage } from "../protocol/outbox";
import { ChatIcon } from "./chat-icon";
import { phoneAddress, webAddress } from "./links";
import * as css from "./message.css";

/** Sends the reply of a tapped button or quick reply. Absent without JavaScript, where a form sends it. */
export type OnPostback = (title: string, payload: unknown) => void;

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

/** A server of the release before passes a history's payloads on as the operator wrote them. */
const addressIn = ({ payload }: ChatButton) => (typeof payload === "string" ? payload : "");

/** A link without a safe address is kept as plain text. */
function OneButton({ button, className, onPostback }: OneButtonProps) {
  const { title } = button;
  switch (button.type) {
    case "web": {
      const href = webAddress(addressIn(button));
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
      const href = phoneAddress(addressIn(button));
      return href === undefined ? (
        <Idle title={title} />
      ) : (
        <a className={className} href={href}>
          <ChatIcon name="call" />
          <span>{title}</span>
        </a>
      );
    }
    case "postback": {
      const { payload } = button;
      if (!onPostback) return <PostbackForm title={title} payload={payload} className={className} />;
      return (
        <button className={className} type="button" onClick={() => onPostback(title, payload)}>
          {title}
        </button>
      );
    }
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
