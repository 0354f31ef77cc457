import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { SpinTile } from "./spin-tile";
import { Tile, Tiles } from "./tiles";

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
  return (
    <Tiles>
      <SpinTile coins={coins} />
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
    </Tiles>
  );
}
