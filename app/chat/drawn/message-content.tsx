import { useTranslation } from "react-i18next";
import type { ChatCard, ChatContent } from "schemas/contract/chat-content";
import { Icon } from "~/components/icon";
import { pictureOf } from "~/html/pictures";
import { ButtonList, type OnPostback } from "./button-list";
import { ChatIcon } from "./chat-icon";
import { fileName, webAddress } from "./links";
import * as css from "./message.css";

/** What rendering a message depends on besides the message itself. */
export interface DisplaySettings {
  brandName: string;
  /** For relative addresses in messages. Videos from here play in the page; others open on their own. */
  operatorOrigin: string;
  /** Whether pictures may come from http on loopback. */
  allowsLoopback: boolean;
  zoneMinutes: number;
}

interface ContentProps {
  content: ChatContent;
  settings: DisplaySettings;
  onPostback?: OnPostback;
}

/** Renders a message's content. React escapes all texts. */
export function MessageContent({ content, settings, onPostback }: ContentProps) {
  const { t } = useTranslation("chat");
  switch (content.message_type) {
    case "text":
      return <p className={css.bubble}>{content.payload.message}</p>;
    case "postback":
      return <p className={css.bubble}>{content.payload.title}</p>;
    case "media":
      return (
        <>
          <Said text={content.payload.message} className={css.bubble} />
          <Media media={content.payload} settings={settings} />
        </>
      );
    case "buttons":
      return (
        <div className={css.stack}>
          <Said text={content.payload.message} className={css.said} />
          <ButtonList buttons={content.payload.buttons} className={css.action} onPostback={onPostback} />
        </div>
      );
    case "quick_replies":
      // With JavaScript, quick replies are above the composer as long as they can be answered.
      return (
        <>
          <Said text={content.payload.message} className={css.bubble} />
          {onPostback ? null : (
            <div className={css.replies}>
              <ButtonList buttons={content.payload.buttons} className={css.reply} />
            </div>
          )}
        </>
      );
    case "generic":
      return <Cards cards={content.payload.elements} settings={settings} onPostback={onPostback} />;
    case "unknown":
      return <p className={css.unknown}>{t("unknown")}</p>;
  }
}

function Said({ text, className }: { text: string | undefined; className: string }) {
  return text === undefined ? null : <p className={className}>{text}</p>;
}

interface CardsProps {
  cards: readonly ChatCard[];
  settings: DisplaySettings;
  onPostback?: OnPostback;
}

function Cards({ cards, settings, onPostback }: CardsProps) {
  const seen = new Map<string, number>();
  return cards.map(({ title = "", subtitle, image_url = "", buttons }) => {
    const address = webAddress(image_url, settings.operatorOrigin) ?? "";
    const picture = pictureOf(address, settings.allowsLoopback);
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return (
      <div className={css.stack} key={`${title} ${times}`}>
        {picture === undefined ? null : <Picture address={picture} label={title} />}
        <p className={css.said}>
          <strong>{title}</strong>
          {subtitle === undefined ? null : <small className={css.soft}>{subtitle}</small>}
        </p>
        <ButtonList buttons={buttons} className={css.action} onPostback={onPostback} />
      </div>
    );
  });
}

interface MediaProps {
  media: Extract<ChatContent, { message_type: "media" }>["payload"];
  settings: DisplaySettings;
}

/** A picture, a video or a file. What cannot be shown safely becomes a link, or a note when there is no safe link. */
function Media({ media: { url = "", filePath = "", fileType }, settings }: MediaProps) {
  const { t } = useTranslation("chat");
  const href = webAddress(url, settings.operatorOrigin) ?? webAddress(filePath, settings.operatorOrigin);
  if (href === undefined) return <p className={css.said}>{t("media.none")}</p>;
  const picture = fileType === "image" ? pictureOf(href, settings.allowsLoopback) : undefined;
  if (picture !== undefined) return <Picture address={picture} label={t("media.image")} />;
  if (fileType === "video" && new URL(href).origin === settings.operatorOrigin) {
    return (
      <video className={css.video} src={href} controls preload="metadata" aria-label={t("media.video")}>
        {/* Chat videos have no captions. */}
        <track kind="captions" />
      </video>
    );
  }
  return (
    <a className={css.file} href={href} target="_blank" rel="noopener noreferrer">
      {fileType === "video" ? <Icon name="play" /> : <ChatIcon name="file" />}
      <span>
        <span>{t(`media.${fileType}`)}</span>
        <small className={css.soft}>{fileName(href)}</small>
      </span>
    </a>
  );
}

function Picture({ address, label }: { address: string; label: string }) {
  return (
    <a className={css.picture} href={address} target="_blank" rel="noopener noreferrer">
      <img className={css.image} src={address} alt={label} loading="lazy" decoding="async" />
    </a>
  );
}
