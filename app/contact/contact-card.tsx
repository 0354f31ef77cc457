import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChatOpening } from "~/chat/widget/chat-opening";
import { Band } from "~/components/band";
import * as button from "~/components/button.css";
import { Icon } from "~/components/icon";
import { RetryLink } from "~/components/retry-link";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import * as css from "./contact-card.css";
import { LineCard, type LineFacts, LineLink } from "./line-card";
import type { Phone } from "./phone";

interface ContactCardProps {
  /** Undefined when the operator's look-up failed. */
  details: ({ text?: SafeHtml } & LineFacts) | undefined;
  /** The brand's own contact details, for that case. */
  fallback?: LineFacts;
  /** The way into the chat, if there is one. */
  chat?: ReactNode;
  phone: Phone | undefined;
  website: string | undefined;
  version: string;
}

/** The contact page's content, the same for guests and members. */
export function ContactCard({ details, fallback, chat, phone, website, version }: ContactCardProps) {
  const { t } = useTranslation();
  const hasChat = useChatOpening() !== null;
  const line = details ?? fallback;
  return (
    <div className={css.contact}>
      <h1 className={css.heading}>{t("contact.title")}</h1>
      <section className={css.here}>
        <span className={css.art} aria-hidden="true" />
        <div className={css.words}>
          {details ? (
            details.text && <OperatorHtml html={details.text} />
          ) : (
            <>
              <p>{t("contact.failed")}</p>
              <RetryLink to="" />
            </>
          )}
        </div>
        <Band className={css.fold} />
        <div className={css.ask}>
          {hasChat ? chat : <LineLink {...line} className={`${button.variants.primary} ${button.wide}`} />}
          {phone ? (
            <a className={`${button.variants.secondary} ${button.wide}`} href={phone.href}>
              <Icon name="call" />
              <span>{t("contact.call", { number: phone.number })}</span>
            </a>
          ) : null}
        </div>
      </section>
      <LineCard {...line} hasLink={hasChat} />
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
