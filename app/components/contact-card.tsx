import { useTranslation } from "react-i18next";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import { LinkButton } from "./button";
import * as css from "./contact-card.css";
import { CopyText } from "./copy-text";
import { Icon } from "./icon";

interface ContactCardProps {
  /** Undefined when the operator did not answer. */
  details: { text?: SafeHtml; lineLink?: string; lineName?: string; lineQR?: string } | undefined;
  website: string | undefined;
  version: string;
}

/** The contact page's content, the same for guests and members. */
export function ContactCard({ details, website, version }: ContactCardProps) {
  const { t } = useTranslation();
  return (
    <div className={css.contact}>
      <h1>{t("contact.title")}</h1>
      {details ? (
        <section className={css.card}>
          {details.text ? <OperatorHtml html={details.text} /> : null}
          <Line {...details} />
        </section>
      ) : (
        <section className={css.card}>
          <p>{t("contact.failed")}</p>
          <LinkButton to="" reloadDocument variant="secondary">
            {t("common.retry")}
          </LinkButton>
        </section>
      )}
      {website ? (
        <p>
          {t("contact.website")}:{" "}
          <a className={css.link} href={website} target="_blank" rel="noopener noreferrer">
            {new URL(website).host}
          </a>
        </p>
      ) : null}
      <p className={css.version}>{t("contact.version", { version })}</p>
    </div>
  );
}

function Line({ lineLink, lineName, lineQR }: NonNullable<ContactCardProps["details"]>) {
  const { t } = useTranslation();
  if (!lineLink && !lineQR && !lineName) return null;
  return (
    <div className={css.line}>
      {lineQR ? <img className={css.qr} src={lineQR} alt={t("contact.qr")} width={180} height={180} /> : null}
      {lineLink ? (
        <a className={css.lineLink} href={lineLink} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          {t("contact.line")}
        </a>
      ) : null}
      {lineName ? <CopyText name={t("contact.lineName")} text={lineName} /> : null}
    </div>
  );
}
