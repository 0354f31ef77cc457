import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import * as button from "~/components/button.css";
import * as dialog from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { AfterHydration } from "~/document/after-hydration";
import { useBrand } from "~/document/brand";
import { paths } from "~/paths";
import { pngOf } from "../png-of";
import { SavePicture } from "../save-picture";
import * as css from "./invite.css";

const PICTURE = { name: "invite.png", width: 984, height: 1356 };

/** To save the card and to share it with its link; without script its picture opens by itself. */
export function ShareCard({ link }: { link: string }) {
  const { t } = useTranslation("rewards");
  return (
    <div className={`${dialog.actions} ${css.foot}`}>
      <SavePicture
        address={paths.inviteCard}
        picture={paths.inviteCard}
        file={PICTURE}
        className={`${button.variants.secondary} ${css.way}`}
      >
        {t("invite.save")}
      </SavePicture>
      <AfterHydration before={<span className={css.way} />}>
        <Share link={link} />
      </AfterHydration>
    </div>
  );
}

/** With the picture where the device takes one; a device that cannot share has the copied link. */
function Share({ link }: { link: string }) {
  const { t } = useTranslation("rewards");
  const title = useBrand()?.name;
  if (!("share" in navigator)) return null;
  async function share() {
    const files = await pngOf(paths.inviteCard, PICTURE).then(
      (file) => [file],
      () => [],
    );
    const isTaken = files.length > 0 && "canShare" in navigator && navigator.canShare({ files });
    // Closing the share sheet needs no message.
    await navigator.share({ title, url: link, ...(isTaken && { files }) }).catch(() => undefined);
  }
  return (
    <Button type="button" className={css.way} onClick={() => void share()}>
      <Icon name="share" />
      {t("invite.share")}
    </Button>
  );
}
