import { useTranslation } from "react-i18next";
import { CopyText } from "~/components/copy-text";
import { Icon } from "~/components/icon";
import * as css from "./line-card.css";

export interface LineFacts {
  lineLink?: string;
  lineName?: string;
  lineQR?: string;
}

interface LineCardProps extends LineFacts {
  /** The link is here and not among the page's buttons. */
  hasLink: boolean;
}

/** The LINE account: its QR code and its name; nothing without both. */
export function LineCard({ lineLink, lineName, lineQR, hasLink }: LineCardProps) {
  const { t } = useTranslation();
  if (!lineQR && !lineName && !(hasLink && lineLink)) return null;
  return (
    <section className={lineQR ? css.withCode : css.card} aria-labelledby="contact-line">
      {lineQR ? (
        <img className={css.code} src={lineQR} alt={t("contact.qr")} width={200} height={200} />
      ) : null}
      <div className={css.words}>
        <h2 id="contact-line" className={css.heading}>
          {t("contact.add")}
        </h2>
        {lineName ? <CopyText name={t("contact.lineName")} text={lineName} /> : null}
        {hasLink ? <LineLink lineLink={lineLink} className={css.link} /> : null}
      </div>
    </section>
  );
}

/** Opens the account in LINE. */
export function LineLink({ lineLink, className }: { lineLink?: string; className: string }) {
  const { t } = useTranslation();
  if (!lineLink) return null;
  return (
    <a className={className} href={lineLink} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" />
      {t("contact.line")}
    </a>
  );
}
