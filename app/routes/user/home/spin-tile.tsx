import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { paths } from "~/paths";
import { Tile } from "./tiles";
import * as css from "./tiles.css";

/** A link to the wheel with the member's coins; if the wheel is off, the button that refreshes all balances. */
export function SpinTile({ coins }: { coins: number | null }) {
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
