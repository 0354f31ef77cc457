import { useLocation } from "@remix-run/react";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/components/link";
import * as buttons from "./button.css";
import * as css from "./dialog.css";
import { Icon } from "./icon";
import { onOwnCancel, useModal } from "./use-modal";

interface MessageDialogProps {
  title: string;
  text: string;
  /** The suggested next step and its URL. */
  next?: { to: string; label: string };
}

/** A title and a message in a modal dialog until closed; without JavaScript part of the page until the next one. */
export function MessageDialog(message: MessageDialogProps) {
  const [isClosed, setClosed] = useState(false);
  return isClosed ? null : <OpenDialog {...message} onClose={() => setClosed(true)} />;
}

interface OpenDialogProps extends MessageDialogProps {
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
            <Link to={pathname + search} onClick={close} className={buttons.variants.secondary}>
              {t("common.close")}
            </Link>
            <Link to={next.to} onClick={onClose} className={buttons.variants.primary}>
              {next.label}
            </Link>
          </div>
        ) : (
          <Link to={pathname + search} onClick={close} className={buttons.variants.primary}>
            {t("common.close")}
          </Link>
        )}
      </div>
    </dialog>
  );
}
