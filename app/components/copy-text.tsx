import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useIsInteractive } from "~/document/after-hydration";
import { digitsOf } from "~/format/account-number";
import * as css from "./copy-text.css";
import { Icon } from "./icon";
import { useCopy } from "./use-copy";
import { visuallyHidden } from "./visually-hidden.css";

interface CopyTextProps {
  text: string;
  /** What the text is; read out with the button. */
  name: string;
  /** For an account or phone number: only its digits are copied, however it is grouped. */
  isNumber?: boolean;
  /** Stays on one line while there is room. */
  isReference?: boolean;
  /** For the text that the page asks to copy: a larger button with an icon. */
  isLarge?: boolean;
}

/** A text and, with JavaScript, its copy button. */
export function CopyText({
  text,
  name,
  isNumber = false,
  isReference = false,
  isLarge = false,
}: CopyTextProps) {
  const { t } = useTranslation("public");
  const shown = useRef<HTMLSpanElement>(null);
  const copy = useCopy(shown);
  const isInteractive = useIsInteractive();
  return (
    <span className={css.copyText}>
      <span ref={shown} className={isReference ? css.reference : css.text}>
        {text}
      </span>
      <span className={isInteractive ? css.place : css.placeToCome}>
        <button
          type="button"
          className={isLarge ? css.large : css.button}
          onClick={() => copy(isNumber ? digitsOf(text) : text)}
        >
          {isLarge ? <Icon name="copy" isSmall /> : null}
          <span>{t("copy.action")}</span>
          <span className={visuallyHidden}>{` ${name}`}</span>
        </button>
      </span>
    </span>
  );
}
