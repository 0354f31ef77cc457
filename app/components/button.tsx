import { Link } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as css from "./button.css";

export type ButtonVariant = keyof typeof css.variants;

interface Look {
  variant?: ButtonVariant;
  /** As wide as its column. */
  isWide?: boolean;
}

function classOf({ variant = "primary", isWide = false }: Look): string {
  return isWide ? `${css.variants[variant]} ${css.wide}` : css.variants[variant];
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {}

/** A button that acts. One `primary` per screen. */
export function Button({ variant, isWide, className, ...rest }: ButtonProps) {
  return <button {...rest} className={[classOf({ variant, isWide }), className].filter(Boolean).join(" ")} />;
}

interface LinkButtonProps extends Look {
  to: string;
  children: ReactNode;
  /** Leaves the part of the site whose texts are loaded: a document, not a client navigation. */
  reloadDocument?: boolean;
  replace?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({ variant, isWide, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classOf({ variant, isWide })} />;
}
