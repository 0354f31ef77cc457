import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import * as dialog from "~/components/dialog.css";
import { Icon } from "~/components/icon";
import { useCopy } from "~/components/use-copy";
import { AfterHydration } from "~/document/after-hydration";
import { useBrand } from "~/document/brand";
import * as css from "./invite.css";

/** The link for friends to register with. Copy and share need JavaScript; without it the text can be selected. */
export function InviteLink({ link }: { link: string }) {
  const { t } = useTranslation("rewards");
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <section className={`${dialog.actions} ${css.foot}`} aria-labelledby="invite-link">
      <div className={css.link}>
        <h3 id="invite-link" className={css.caption}>
          {t("invite.link")}
        </h3>
        <p ref={shown} className={css.box}>
          {link}
        </p>
        <div className={css.ways}>
          <AfterHydration before={<span className={css.measure} />}>
            <Ways link={link} shown={shown} />
          </AfterHydration>
        </div>
      </div>
    </section>
  );
}

/** Sharing is the primary button if the device supports it. */
function Ways({ link, shown }: { link: string; shown: React.RefObject<HTMLParagraphElement> }) {
  const { t } = useTranslation("rewards");
  const brandName = useBrand()?.name;
  const copy = useCopy(shown);
  const canShare = "share" in navigator;
  // Closing the share sheet needs no message.
  const share = () => navigator.share({ title: brandName, url: link }).catch(() => undefined);
  return (
    <>
      <Button type="button" variant={canShare ? "secondary" : "primary"} onClick={() => copy(link)}>
        <Icon name="copy" />
        {t("invite.copy")}
      </Button>
      {canShare ? (
        <Button type="button" onClick={share}>
          <Icon name="share" />
          {t("invite.share")}
        </Button>
      ) : null}
    </>
  );
}
