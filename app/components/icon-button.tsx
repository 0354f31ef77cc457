import type { LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";
import { Link } from "~/components/link";
import { Icon, type IconName } from "./icon";
import * as css from "./icon-button.css";

interface IconLabel {
  icon: IconName;
  /** The accessible name; there is no visible text. */
  label: string;
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children"> & IconLabel;

export function IconButton({ icon, label, type = "button", ...button }: IconButtonProps) {
  return (
    <button {...button} type={type} className={css.iconButton} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

type IconLinkProps = Omit<LinkProps, "className" | "children"> & IconLabel;

export function IconLink({ icon, label, ...link }: IconLinkProps) {
  return (
    <Link {...link} className={css.iconButton} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
