import { useTranslation } from "react-i18next";
import { Button, type ButtonVariant } from "~/components/button";
import * as button from "~/components/button.css";
import * as dialog from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { canShareFile, shareOr } from "~/components/share";
import { useIsInteractive } from "~/document/after-hydration";
import { useBrand } from "~/document/brand";
import { paths } from "~/paths";
import { pngOf } from "../png-of";
import { SavePicture } from "../save-picture";
import * as css from "./invite.css";

const PICTURE = { name: "invite.png", width: 984, height: 1356 };

/** To save the card and to share it with its link; without script its picture opens by itself. */
export function ShareCard({ link }: { link: string }) {
  const isInteractive = useIsInteractive();
  const canShare = !isInteractive || "share" in navigator;
  return (
    <div className={dialog.actions}>
      {canShare ? (
        <>
          <Save variant="secondary" />
          {isInteractive ? <Share link={link} /> : <span className={`${css.way} ${css.beside}`} />}
        </>
      ) : (
        <Save variant="primary" />
      )}
    </div>
  );
}

function Save({ variant }: { variant: ButtonVariant }) {
  const { t } = useTranslation("rewards");
  return (
    <SavePicture
      address={paths.inviteCard}
      picture={paths.inviteCard}
      file={PICTURE}
      className={`${button.variants[variant]} ${css.way}`}
    >
      {t("invite.save")}
    </SavePicture>
  );
}

/** With the picture where the device takes one. */
function Share({ link }: { link: string }) {
  const { t } = useTranslation("rewards");
  const title = useBrand()?.name;
  async function make() {
    const file = await pngOf(paths.inviteCard, PICTURE).catch(() => undefined);
    return { title, url: link, ...(file && canShareFile(file) && { files: [file] }) };
  }
  return (
    <Button type="button" className={css.way} onClick={() => void shareOr(paths.inviteCard, make)}>
      <Icon name="share" />
      {t("invite.share")}
    </Button>
  );
}
