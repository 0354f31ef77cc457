import { useNavigate } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Band, CutBand } from "./band";
import * as css from "./dialog.css";
import { IconLink } from "./icon-button";
import { useModal } from "./use-modal";

interface DialogProps {
  title: string;
  /** The URL of the screen below, to which closing leads. */
  parent: string;
  /** Two columns on a desktop. */
  isWide?: boolean;
  /** As high as its form, on a phone too. */
  isDrawer?: boolean;
  /** A drawing between the title and the band. */
  crest?: ReactNode;
  /** A picture of the brand's between the title and the band, where there is room. */
  hasArt?: boolean;
  /** Where the brand's band is: beneath the title, within the content, or cut above the title. */
  band?: "head" | "within" | "cut";
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
  crest,
  hasArt,
  band = "head",
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const titleId = useId();
  useModal(dialog, title);

  function leave(event: SyntheticEvent) {
    event.preventDefault();
    navigate(parent, { preventScrollReset: true });
  }

  return (
    <dialog
      ref={dialog}
      open
      className={isWide ? css.wideDialog : isDrawer ? css.drawer : css.dialog}
      aria-labelledby={titleId}
      data-band={band === "cut" ? band : undefined}
      onCancel={leave}
    >
      {band === "cut" ? <CutBand /> : null}
      <header className={band === "head" ? css.head : css.plainHead}>
        <h2 ref={title} id={titleId} className={css.title} tabIndex={-1}>
          {heading}
        </h2>
        <IconLink icon="close" label={t("common.close")} to={parent} preventScrollReset />
      </header>
      {crest}
      {hasArt ? <span className={css.headArt} aria-hidden="true" /> : null}
      {band === "head" ? <Band className={css.fold} /> : null}
      {children}
    </dialog>
  );
}
