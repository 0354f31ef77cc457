import { useTranslation } from "react-i18next";
import { Button, type ButtonVariant } from "~/components/button";
import * as button from "~/components/button.css";
import * as dialog from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { isShareClosed } from "~/components/share-closed";
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
    <div className={`${dialog.actions} ${css.foot}`}>
      {canShare ? (
        <>
          <noscript className={css.alone}>
            <Save variant="primary" />
          </noscript>
          <Save variant="secondary" className={css.beside} />
          {isInteractive ? <Share link={link} /> : <span className={`${css.way} ${css.beside}`} />}
        </>
      ) : (
        <Save variant="primary" />
      )}
    </div>
  );
}

function Save({ variant, className = "" }: { variant: ButtonVariant; className?: string }) {
  const { t } = useTranslation("rewards");
  return (
    <SavePicture
      address={paths.inviteCard}
      picture={paths.inviteCard}
      file={PICTURE}
      className={`${button.variants[variant]} ${css.way} ${className}`}
    >
      {t("invite.save")}
    </SavePicture>
  );
}

/** With the picture where the device takes one. */
function Share({ link }: { link: string }) {
  const { t } = useTranslation("rewards");
  const title = useBrand()?.name;
  async function share() {
    const files = await pngOf(paths.inviteCard, PICTURE).then(
      (file) => [file],
      () => [],
    );
    const isTaken = files.length > 0 && "canShare" in navigator && navigator.canShare({ files });
    try {
      await navigator.share({ title, url: link, ...(isTaken && { files }) });
    } catch (error) {
      if (!isShareClosed(error)) location.assign(paths.inviteCard);
    }
  }
  return (
    <Button type="button" className={css.way} onClick={() => void share()}>
      <Icon name="share" />
      {t("invite.share")}
    </Button>
  );
}
