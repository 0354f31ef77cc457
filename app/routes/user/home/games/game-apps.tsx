import { useTranslation } from "react-i18next";
import * as button from "~/components/button.css";
import { Icon } from "~/components/icon";
import * as css from "./game.css";
import type { GameView } from "./game.server";

/** The game's apps side by side; a missing one keeps its place and says so. */
export function GameApps({ android, ios }: Pick<GameView, "android" | "ios">) {
  const { t } = useTranslation("games");
  const apps = [
    { name: "Android", link: android },
    { name: "iOS", link: ios },
  ];
  return (
    <fieldset className={css.apps} aria-label={t("apps")}>
      {apps.map(({ name, link }) =>
        link === undefined ? (
          <button key={name} type="button" className={`${button.variants.secondary} ${css.app}`} disabled>
            <Icon name="phone" />
            <span>
              <span>{name}</span> <small className={css.missing}>{t("noApp")}</small>
            </span>
          </button>
        ) : (
          <a
            key={name}
            className={`${button.variants.secondary} ${css.app}`}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="phone" />
            <span>{name}</span>
          </a>
        ),
      )}
    </fieldset>
  );
}
