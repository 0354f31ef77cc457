import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Form } from "~/components/link";
import { paths } from "~/paths";
import { Tile, Tiles } from "./tiles";
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

/** A link to the wheel with the member's coins; if the wheel is off, the button that refreshes all balances. */
function SpinTile({ coins }: { coins: number | null }) {
  const { t } = useTranslation("home");
  if (coins !== null) {
    return <Tile to={paths.spin} icon="wheel" title={t("wheel.title")} note={t("wheel.coins", { coins })} />;
  }
  return (
    <Form method="post" action={paths.home} preventScrollReset>
      <button type="submit" name="do" value="refresh" className={css.act}>
        <span className={css.sign}>
          <Icon name="refresh" />
        </span>
        <b className={css.title}>{t("wheel.refreshAll")}</b>
      </button>
    </Form>
  );
}
