import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./dialog.css";
import { Icon } from "./icon";

interface DialogProps {
  title: string;
  /** The screen beneath: where closing leads. */
  parent: string;
  children: ReactNode;
}

/** On the server an effect has no layout to wait for. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * A dialog with an address of its own: open in the server's HTML, modal once there is script. Closing it (button, Esc,
 * Back) leads to the screen beneath. The focus goes to its title, which is read out, and not to a button.
 */
export function Dialog({ title: heading, parent, children }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const titleId = useId();

  useBeforePaint(function becomeModal() {
    const box = dialog.current;
    if (!box) return;
    box.removeAttribute("open");
    box.showModal();
    title.current?.focus();
    return () => box.close();
  }, []);

  function leave(event: SyntheticEvent) {
    event.preventDefault();
    navigate(parent, { preventScrollReset: true });
  }

  return (
    <dialog ref={dialog} open className={css.dialog} aria-labelledby={titleId} onCancel={leave}>
      <header className={css.head}>
        <h2 ref={title} id={titleId} className={css.title} tabIndex={-1}>
          {heading}
        </h2>
        <Link className={css.close} to={parent} preventScrollReset aria-label={t("common.close")}>
          <Icon name="close" />
        </Link>
      </header>
      {children}
    </dialog>
  );
}
