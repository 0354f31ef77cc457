import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { ChatOffer } from "~/chat/offer.server";
import { ChatLauncher } from "~/chat/opening/chat-launcher";
import { ChatLink } from "~/chat/opening/chat-link";
import { useChatOpening } from "~/chat/opening/chat-opening";
import { Band } from "~/components/band";
import { buttonLook } from "~/components/button";
import { CopyText } from "~/components/copy-text";
import { CouldNotRead } from "~/components/could-not-read";
import { Icon } from "~/components/icon";
import { OperatorHtml } from "~/html/operator-html";
import type { SafeHtml } from "~/html/safe-html";
import * as css from "./contact.css";
import type { PhoneLink } from "./contact.server";

interface ContactScreenProps extends ComponentProps<typeof ContactCard> {
  chat: ChatOffer | null;
}

/** The contact screen, the same for guests and members. */
export function ContactScreen({ chat, ...contact }: ContactScreenProps) {
  return (
    <ChatLauncher offer={chat}>
      <ContactCard {...contact} />
    </ChatLauncher>
  );
}

interface LineAccount {
  lineLink?: string;
  lineName?: string;
  lineQR?: string;
}

interface ContactCardProps {
  /** Undefined when the operator's look-up failed. */
  details: ({ text?: SafeHtml } & LineAccount) | undefined;
  /** The brand's own contact details, for that case. */
  fallback?: LineAccount;
  phone: PhoneLink | undefined;
  website: string | undefined;
  version: string;
}

function ContactCard({ details, fallback, phone, website, version }: ContactCardProps) {
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
            <CouldNotRead as="lines" text={t("contact.failed")} to="" />
          )}
        </div>
        <Band />
        <div className={css.ask}>
          {hasChat ? <ChatLink /> : <LineLink {...line} look={buttonLook({ isWide: true })} />}
          {phone ? (
            <a {...buttonLook({ variant: "secondary", isWide: true })} href={phone.href}>
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

interface LineCardProps extends LineAccount {
  /** The link to LINE is on this card, because the page's main button opens the chat. */
  hasLink: boolean;
}

/** The LINE account: its QR code and its name; nothing without both. */
function LineCard({ lineLink, lineName, lineQR, hasLink }: LineCardProps) {
  const { t } = useTranslation();
  if (!lineQR && !lineName && !(hasLink && lineLink)) return null;
  return (
    <section className={lineQR ? css.lineCardWithCode : css.lineCard} aria-labelledby="contact-line">
      {lineQR ? (
        <img className={css.qrCode} src={lineQR} alt={t("contact.qr")} width={200} height={200} />
      ) : null}
      <div className={css.lineWords}>
        <h2 id="contact-line" className={css.lineHeading}>
          {t("contact.add")}
        </h2>
        {lineName ? <CopyText name={t("contact.lineName")} text={lineName} /> : null}
        {hasLink ? <LineLink lineLink={lineLink} look={{ className: css.lineLink }} /> : null}
      </div>
    </section>
  );
}

/** Opens the account in LINE. */
function LineLink({ lineLink, look }: { lineLink?: string; look: Partial<ReturnType<typeof buttonLook>> }) {
  const { t } = useTranslation();
  if (!lineLink) return null;
  return (
    <a {...look} href={lineLink} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" />
      {t("contact.line")}
    </a>
  );
}
