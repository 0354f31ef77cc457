import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/button";
import { Icon } from "~/components/icon";
import { useCopy } from "~/components/use-copy";
import { AfterHydration } from "~/document/after-hydration";
import * as css from "./invite.css";

interface InviteCardProps {
  link: string;
  /** The same as a QR code. */
  code: { path: string; squares: number };
}

/** What friends scan, and beneath it the link, which can always be selected. */
export function InviteCard({ link, code }: InviteCardProps) {
  const { t } = useTranslation("rewards");
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <section className={css.card} aria-labelledby="invite-link">
      <div className={css.picture}>
        <svg
          className={css.code}
          viewBox={`0 0 ${code.squares} ${code.squares}`}
          role="img"
          aria-label={t("invite.card.alt")}
        >
          <path d={code.path} />
        </svg>
        <p className={css.cardTitle}>{t("invite.card.title")}</p>
        <p>{t("invite.card.hint")}</p>
      </div>
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
