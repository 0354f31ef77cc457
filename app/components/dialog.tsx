import { useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cameFrom } from "~/document/came-from";
import { Band, CutBand } from "./band";
import * as css from "./dialog.css";
import { IconLink } from "./icon-button";
import { onOwnCancel, useModal } from "./use-modal";

interface DialogProps {
  title: string;
  /** The URL of the screen below, to which closing leads. */
  parent: string;
  /** Two columns on a desktop. */
  isWide?: boolean;
  /** Only as high as its form, on a phone too. */
  isDrawer?: boolean;
  /** A picture of the brand between the title and the band, where there is room. */
  hasArt?: boolean;
  /** Where the brand's band is: beneath the title, within the content, or cut above the title. */
  band?: "head" | "within" | "cut";
  /** The id of what is read out with the title. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A dialog with its own URL: open in the server's HTML, modal once hydrated. Closing it (button, Esc, Back) leads to
 * the screen below. The focus goes to its title rather than to a button, so that the title is read out.
 */
export function Dialog({
  title: heading,
  parent,
  isWide,
  isDrawer,
  hasArt,
  band = "head",
  describedBy,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const titleId = useId();
  useModal(dialog, title);

  /** Goes back in history if the screen below was the last one: otherwise Back would open the closed dialog again. */
  function leave(event: SyntheticEvent) {
    event.preventDefault();
    if (cameFrom(parent)) navigate(-1);
    else navigate(parent, { preventScrollReset: true });
  }

  function leaveByLink(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    const opensHere = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
    if (opensHere && link?.getAttribute("href") === parent && cameFrom(parent)) leave(event);
  }

  return (
    <dialog
      ref={dialog}
      open
      className={isWide ? css.wideDialog : isDrawer ? css.drawer : css.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-band={band === "cut" ? band : undefined}
      onCancel={onOwnCancel(leave)}
      onClickCapture={leaveByLink}
    >
      {band === "cut" ? <CutBand /> : null}
      <header className={band === "head" ? css.head : css.plainHead}>
        <h2 ref={title} id={titleId} className={css.title} tabIndex={-1}>
          {heading}
        </h2>
        <IconLink icon="close" label={t("common.close")} to={parent} preventScrollReset />
      </header>
      {hasArt ? <span className={css.headArt} aria-hidden="true" /> : null}
      {band === "head" ? <Band className={css.fold} /> : null}
      {children}
    </dialog>
  );
}
