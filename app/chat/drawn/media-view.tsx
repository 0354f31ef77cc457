import { useTranslation } from "react-i18next";
import type { ChatContent } from "schemas/contract/chat-content";
import { Icon } from "~/components/icon";
import { fileName, pictureAddress, webAddress } from "../links";
import { ChatIcon } from "./chat-icon";
import * as css from "./message.css";
import type { DrawingPlace } from "./place";

interface MediaProps {
  media: Extract<ChatContent, { message_type: "media" }>["payload"];
  place: DrawingPlace;
}

/** A picture, a video or a file. What cannot be shown safely becomes a link, or a note when there is no safe link. */
export function MediaView({ media: { url = "", filePath = "", fileType }, place }: MediaProps) {
  const { t } = useTranslation("chat");
  const href = webAddress(url, place.operatorOrigin) ?? webAddress(filePath, place.operatorOrigin);
  if (href === undefined) return <p className={css.said}>{t("media.none")}</p>;
  const picture = fileType === "image" ? pictureAddress(href, place.allowsLoopback) : undefined;
  if (picture !== undefined) return <Picture address={picture} label={t("media.image")} />;
  if (fileType === "video" && new URL(href).origin === place.operatorOrigin) {
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

export function Picture({ address, label }: { address: string; label: string }) {
  return (
    <a className={css.picture} href={address} target="_blank" rel="noopener noreferrer">
      <img className={css.image} src={address} alt={label} loading="lazy" decoding="async" />
    </a>
  );
}
