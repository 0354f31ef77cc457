import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChatOpening } from "~/chat/widget/chat-opening";
import * as button from "~/components/button.css";
import { Card } from "~/components/card";
import { CopyText } from "~/components/copy-text";
import { Icon } from "~/components/icon";
import { RetryLink } from "~/components/retry-link";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import * as css from "./contact-card.css";

interface LineFacts {
  lineLink?: string;
  lineName?: string;
  lineQR?: string;
}

interface ContactCardProps {
  /** Undefined when the operator's look-up failed. */
  details: ({ text?: SafeHtml } & LineFacts) | undefined;
  /** The brand's own contact details, for that case. */
  fallback?: LineFacts;
  /** The way into the chat, if there is one. */
  chat?: ReactNode;
  website: string | undefined;
  version: string;
}

/** The contact page's content, the same for guests and members. */
export function ContactCard({ details, fallback, chat, website, version }: ContactCardProps) {
  const { t } = useTranslation();
  return (
    <div className={css.contact}>
      <h1 className={css.heading}>{t("contact.title")}</h1>
      <div className={css.first}>
        {details ? (
          details.text && (
            <Card className={css.words}>
              <OperatorHtml html={details.text} />
            </Card>
          )
        ) : (
          <Card className={css.words}>
            <p>{t("contact.failed")}</p>
            <RetryLink to="" />
          </Card>
        )}
        {chat}
      </div>
      <Line {...(details ?? fallback)} />
      <div className={css.foot}>
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
    </div>
  );
}

function Line({ lineLink, lineName, lineQR }: LineFacts) {
  const { t } = useTranslation();
  const hasChat = useChatOpening() !== null;
  if (!lineLink && !lineQR && !lineName) return null;
  return (
    <Card className={css.line}>
      {lineQR ? <img className={css.qr} src={lineQR} alt={t("contact.qr")} width={180} height={180} /> : null}
      {lineName ? <CopyText name={t("contact.lineName")} text={lineName} /> : null}
      {lineLink ? (
        <a
          className={`${button.variants[hasChat ? "secondary" : "primary"]} ${button.wide}`}
          href={lineLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          {t("contact.line")}
        </a>
      ) : null}
    </Card>
  );
}
