import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { useCopy } from "~/components/use-copy";
import { AfterHydration } from "~/document/after-hydration";
import { paths } from "~/paths";
import * as css from "./invite.css";

/** The card that is saved and shared, and beneath it its link, which can always be selected. */
export function InviteCard({ link }: { link: string }) {
  const { t } = useTranslation("rewards");
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <section className={css.card} aria-labelledby="invite-link">
      <img
        className={css.picture}
        src={paths.inviteCard}
        alt={t("invite.card.alt")}
        width={328}
        height={452}
      />
      <div className={css.link}>
        <h3 id="invite-link" className={css.caption}>
          {t("invite.link")}
        </h3>
        <AfterHydration before={<span className={css.measure} />}>
          <Copy link={link} shown={shown} />
        </AfterHydration>
        <p ref={shown} className={css.address}>
          {link}
        </p>
      </div>
    </section>
  );
}

function Copy({ link, shown }: { link: string; shown: RefObject<HTMLParagraphElement> }) {
  const { t } = useTranslation("rewards");
  const copy = useCopy(shown);
  return (
    <Button type="button" variant="quiet" className={css.copy} onClick={() => copy(link)}>
      <Icon name="copy" />
      {t("invite.copy")}
    </Button>
  );
}
