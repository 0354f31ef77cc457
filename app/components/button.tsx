import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "~/components/link";
import * as css from "./button.css";

export type ButtonVariant = keyof typeof css.variants;

interface ButtonLook {
  variant?: ButtonVariant;
  /** As wide as its column. */
  isWide?: boolean;
  className?: string;
}

/** The attributes of whatever looks like a button: a link to another site, a file's label. */
export function buttonLook({ variant = "primary", isWide = false, className }: ButtonLook = {}) {
  const classes = [css.variants[variant], isWide && css.wide, className].filter(Boolean).join(" ");
  // Class names are the build's: tests tell a screen's one primary by this.
  return { className: classes, "data-variant": variant === "primary" ? variant : undefined };
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  className?: string;
  /** The action is pending: disabled, with a spinner beside the text. */
  isBusy?: boolean;
}

/**
 * A button that performs an action. One `primary` per screen. The text has an element of its own, so that page
 * translators do not disturb the spinner before it.
 */
export function Button({ variant, isWide, className, isBusy, disabled, children, ...rest }: ButtonProps) {
  const look = { ...buttonLook({ variant, isWide, className }), disabled: isBusy || disabled };
  return (
    <button {...rest} {...look} aria-busy={isBusy || undefined}>
      {isBusy ? <span className={css.spinner} /> : null}
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
}

interface LinkButtonProps extends ButtonLook {
  to: string;
  children: ReactNode;
  /** A full page load instead of client navigation, for links to pages whose texts are not loaded. */
  reloadDocument?: boolean;
  replace?: boolean;
  /** Looks and reads as disabled; whoever sets it must prevent the click. */
  isOff?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({ variant, isWide, className, isOff, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} {...buttonLook({ variant, isWide, className })} aria-disabled={isOff || undefined} />
  );
}
