import { useLocation } from "@remix-run/react";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { buttonLook } from "~/components/button";
import * as css from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { useToast } from "~/components/toast";
import * as toastCss from "~/components/toast.css";
import { onOwnCancel, useModal } from "~/components/use-modal";
import type { FormReply, Message } from "./form-reply";

type MessageAs<Shape extends Message["as"]> = Extract<Message, { as: Shape }>;

/** The message of a form's reply. A reply that says the same as the one before is shown again. */
export function ReplyMessage({ reply }: { reply: FormReply | undefined }) {
  const latest = useRef({ reply, count: 0 });
  if (latest.current.reply !== reply) latest.current = { reply, count: latest.current.count + 1 };
  return reply?.message ? <MessageView key={latest.current.count} message={reply.message} /> : null;
}

/** Shows a message as a toast, a dialog or an alert. Without JavaScript each is a part of the page. */
export function MessageView({ message }: { message: Message }) {
  if (message.as === "dialog") return <MessageDialog {...message} />;
  if (message.as === "toast") return <PageToast {...message} />;
  const { tone, text } = message;
  return (
    <Alert tone={tone} icon={tone === "warning" ? "alert" : undefined} takesFocus>
      {text}
    </Alert>
  );
}

/** A toast that came with the page: readable without JavaScript, a real toast after hydration. */
function PageToast({ tone, text }: MessageAs<"toast">) {
  const toast = useToast();
  const show = useRef(toast);
  const [isShown, setShown] = useState(false);
  useEffect(
    function becomeToast() {
      show.current(tone, text);
      setShown(true);
    },
    [tone, text],
  );
  if (isShown) return null;
  return (
    <div className={toastCss.inPage}>
      <div className={toastCss.tones[tone]} role={tone === "negative" ? "alert" : "status"}>
        <Icon name={tone === "negative" ? "alert" : "check"} />
        <span>{text}</span>
      </div>
    </div>
  );
}

/** A title and a message in a modal dialog until closed; without JavaScript part of the page until the next one. */
function MessageDialog(message: MessageAs<"dialog">) {
  const [isClosed, setClosed] = useState(false);
  return isClosed ? null : <OpenDialog {...message} onClose={() => setClosed(true)} />;
}

interface OpenDialogProps extends MessageAs<"dialog"> {
  onClose(): void;
}

function OpenDialog({ title: heading, text, next, onClose }: OpenDialogProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useModal(dialog, title);

  function close(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      open
      role="alertdialog"
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onOwnCancel(close)}
    >
      <header className={css.head}>
        <h2 ref={title} id={`${id}-title`} className={css.title} tabIndex={-1}>
          {heading}
        </h2>
      </header>
      <div className={css.body}>
        <div className={css.said}>
          <span className={css.danger}>
            <Icon name="alert" />
          </span>
          <p id={`${id}-text`}>{text}</p>
        </div>
        {/* Closing leads to the same URL as the button. */}
        {next && next.to !== pathname ? (
          <div className={css.actions}>
            <Link to={pathname + search} onClick={close} {...buttonLook({ variant: "secondary" })}>
              {t("common.close")}
            </Link>
            <Link to={next.to} onClick={onClose} {...buttonLook()}>
              {next.label}
            </Link>
          </div>
        ) : (
          <Link to={pathname + search} onClick={close} {...buttonLook()}>
            {t("common.close")}
          </Link>
        )}
      </div>
    </dialog>
  );
}
