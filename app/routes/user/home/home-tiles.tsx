import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import * as css from "./tiles.css";

/** Which tiles to show. */
export interface TileFacts {
  /** Null if the wheel is off. */
  coins: number | null;
  invite: boolean;
  refund: boolean;
}

/** The tiles below the wallet card, in this order. */
export function HomeTiles({ coins, invite, refund }: TileFacts) {
  const { t } = useTranslation("home");
  const isRefreshing = useNavigation().formData?.get("do") === "refresh";
  const tile = (to: string, icon: IconName, name: "invite" | "bonus" | "refund") => ({
    ...{ to, icon },
    title: t(`tiles.${name}.title`),
    note: t(`tiles.${name}.note`),
  });
  const tiles = [
    coins === null
      ? { refreshAll: t("wheel.refreshAll"), isRefreshing }
      : {
          to: paths.spin,
          icon: "wheel" as const,
          title: t("wheel.title"),
          note: t("wheel.coins", { coins }),
        },
    invite ? tile(paths.invite, "userPlus", "invite") : null,
    tile(paths.bonus, "gift", "bonus"),
    refund ? tile(paths.refund, "back", "refund") : null,
  ].filter((one) => one !== null);
  return (
    <ul className={css.tiles}>
      <Row tiles={tiles} />
    </ul>
  );
}

interface TileProps {
  to: string;
  icon: IconName;
  title: string;
  /** A softer second line: what can be received there. */
  note?: string;
}

function Tile({ to, icon, title, note }: TileProps) {
  return (
    <Link className={css.tile} to={to} preventScrollReset>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <span>
        <b className={css.title}>{title}</b>
        <span>{note}</span>
      </span>
    </Link>
  );
}

/** A link, or where the wheel is off the button that refreshes all balances. */
type Shown = TileProps | { refreshAll: string; isRefreshing: boolean };

function Row({ tiles }: { tiles: readonly Shown[] }) {
  return tiles.map((tile) => {
    const isRefresh = "refreshAll" in tile;
    return (
      <li key={isRefresh ? paths.home : tile.to}>
        {isRefresh ? <RefreshTile text={tile.refreshAll} isBusy={tile.isRefreshing} /> : <Tile {...tile} />}
      </li>
    );
  });
}

function RefreshTile({ text, isBusy }: { text: string; isBusy: boolean }) {
  return (
    <BoundForm method="post" action={paths.home} preventScrollReset>
      <button type="submit" name="do" value="refresh" className={css.act} disabled={isBusy}>
        <span className={css.sign}>
          <Icon name="refresh" />
        </span>
        <b className={css.title}>{text}</b>
      </button>
    </BoundForm>
  );
}
