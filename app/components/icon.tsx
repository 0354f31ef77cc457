import type { IconName } from "themes/icons";
import * as css from "./icon.css";

export type { IconName };

interface IconProps {
  name: IconName;
  /** For use beside small text. */
  isSmall?: boolean;
}

/** Decoration beside a text; hidden from screen readers. */
export function Icon({ name, isSmall = false }: IconProps) {
  return <span className={isSmall ? css.small : css.icon} data-icon={name} aria-hidden="true" />;
}
