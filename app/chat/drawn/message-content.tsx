import { useTranslation } from "react-i18next";
import type { ChatCard, ChatContent } from "schemas/contract/chat-content";
import { pictureAddress, webAddress } from "../links";
import { ButtonList } from "./button-list";
import { MediaView, Picture } from "./media-view";
import * as css from "./message.css";
import type { DrawingPlace, OnPostback } from "./place";

interface ContentProps {
  content: ChatContent;
  place: DrawingPlace;
  onPostback?: OnPostback;
}

/** Renders a message's content. React escapes all texts. */
export function ContentView({ content, place, onPostback }: ContentProps) {
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
          <MediaView media={content.payload} place={place} />
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
      return <Cards cards={content.payload.elements} place={place} onPostback={onPostback} />;
    case "unknown":
      return <p className={css.unknown}>{t("unknown")}</p>;
  }
}

function Said({ text, className }: { text: string | undefined; className: string }) {
  return text === undefined ? null : <p className={className}>{text}</p>;
}

interface CardsProps {
  cards: readonly ChatCard[];
  place: DrawingPlace;
  onPostback?: OnPostback;
}

function Cards({ cards, place, onPostback }: CardsProps) {
  const seen = new Map<string, number>();
  return cards.map(({ title = "", subtitle, image_url = "", buttons }) => {
    const address = webAddress(image_url, place.operatorOrigin) ?? "";
    const picture = pictureAddress(address, place.allowsLoopback);
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
