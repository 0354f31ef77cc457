import * as css from "./icon.css";
import sprite from "./icons.svg";

/** One set of stroke icons, 24 px, drawn for this product: the symbols of icons.svg. */
export const iconNames = [
  "user",
  "list",
  "home",
  "receipt",
  "chat",
  "logout",
  "globe",
  "refresh",
  "swap",
  "arrow",
  "arrowBack",
  "check",
  "clock",
  "info",
  "alert",
  "close",
  "play",
  "start",
  "down",
  "previous",
  "next",
  "eye",
  "eyeOff",
  "done",
  "failed",
  "lock",
  "userPlus",
  "phone",
  "edit",
  "bank",
  "qr",
  "picture",
  "in",
  "out",
  "copy",
  "share",
  "back",
  "wheel",
  "gift",
] as const;

export type IconName = (typeof iconNames)[number];

interface IconProps {
  name: IconName;
  /** For use beside small text. */
  isSmall?: boolean;
}

/** Decoration beside a text; hidden from screen readers. */
export function Icon({ name, isSmall = false }: IconProps) {
  return (
    <svg className={isSmall ? css.small : css.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
