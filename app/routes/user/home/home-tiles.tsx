import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/link";
import { BoundForm } from "~/form/bound-form";
import { paths } from "~/paths";
import * as css from "./home.css";

/** Which tiles to show. */
export interface TileFacts {
  /** Null if the wheel is off: in its place stands the button that refreshes all balances. */
  coins: number | null;
  invite: boolean;
  refund: boolean;
}

/** The tiles below the wallet card, in this order. */
export function HomeTiles({ coins, invite, refund }: TileFacts) {
  const { t } = useTranslation("home");
  return (
    <ul className={css.tiles}>
      {coins === null ? (
        <RefreshTile />
      ) : (
        <Tile to={paths.spin} icon="wheel" title={t("wheel.title")} note={t("wheel.coins", { coins })} />
      )}
      {invite ? (
        <Tile
          to={paths.invite}
          icon="userPlus"
          title={t("tiles.invite.title")}
          note={t("tiles.invite.note")}
        />
      ) : null}
      <Tile to={paths.bonus} icon="gift" title={t("tiles.bonus.title")} note={t("tiles.bonus.note")} />
      {refund ? (
        <Tile to={paths.refund} icon="back" title={t("tiles.refund.title")} note={t("tiles.refund.note")} />
      ) : null}
    </ul>
  );
}

interface TileProps {
  to: string;
  icon: IconName;
  title: string;
  /** A softer second line: what can be received there. */
  note: string;
}

function Tile({ to, icon, title, note }: TileProps) {
  return (
    <li>
      <Link className={css.tile} to={to} preventScrollReset>
        <span className={css.tileSign}>
          <Icon name={icon} />
        </span>
        <span>
          <b className={css.tileTitle}>{title}</b>
          <span>{note}</span>
        </span>
      </Link>
    </li>
  );
}

function RefreshTile() {
  const { t } = useTranslation("home");
  const isRefreshing = useNavigation().formData?.get("do") === "refresh";
  return (
    <li>
      <BoundForm method="post" action={paths.home} preventScrollReset>
        <button type="submit" name="do" value="refresh" className={css.refreshTile} disabled={isRefreshing}>
          <span className={css.tileSign}>
            <Icon name="refresh" />
          </span>
          <b className={css.tileTitle}>{t("wheel.refreshAll")}</b>
        </button>
      </BoundForm>
    </li>
  );
}
