import { Children, type ReactNode } from "react";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import * as css from "./tiles.css";

/** The row of tiles below the wallet card. Renders nothing if there are none. */
export function Tiles({ children }: { children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return <ul className={css.tiles}>{Children.map(children, (tile) => tile && <li>{tile}</li>)}</ul>;
}

export interface TileProps {
  to: string;
  icon: IconName;
  title: string;
  /** A softer second line: what can be received there. */
  note?: string;
}

export function Tile({ to, icon, title, note }: TileProps) {
  return (
    <Link className={css.tile} to={to} preventScrollReset>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <span>
        <b className={css.title}>{title}</b>
        {note}
      </span>
    </Link>
  );
}
