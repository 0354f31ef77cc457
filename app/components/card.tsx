import type { HTMLAttributes } from "react";
import * as css from "./card.css";

/** A card in the page. */
export function Card({ className, ...section }: HTMLAttributes<HTMLElement>) {
  return <section {...section} className={className === undefined ? css.card : `${css.card} ${className}`} />;
}
