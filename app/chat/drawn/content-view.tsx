import { useTranslation } from "react-i18next";
import type { ChatCard, ChatContent } from "../content";
import { pictureAddress } from "../links";
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
  switch (content.type) {
    case "text":
    case "postback":
      return <p className={css.bubble}>{content.text}</p>;
    case "media":
      return (
        <>
          {content.text.trim() === "" ? null : <p className={css.bubble}>{content.text}</p>}
          <MediaView media={content.media} href={content.href} place={place} />
        </>
      );
    case "buttons":
      return (
        <div className={css.stack}>
          {content.text.trim() === "" ? null : <p className={css.said}>{content.text}</p>}
          <ButtonList buttons={content.buttons} className={css.action} onPostback={onPostback} />
        </div>
      );
    case "quick_replies":
      // With JavaScript, quick replies are above the composer as long as they can be answered.
      return (
        <>
          {content.text.trim() === "" ? null : <p className={css.bubble}>{content.text}</p>}
          {onPostback ? null : (
            <div className={css.replies}>
              <ButtonList buttons={content.buttons} className={css.reply} onPostback={onPostback} />
            </div>
          )}
        </>
      );
    case "generic":
      return <Cards cards={content.cards} place={place} onPostback={onPostback} />;
    case "unknown":
      return <p className={css.unknown}>{t("unknown")}</p>;
  }
}

interface CardsProps {
  cards: readonly ChatCard[];
  place: DrawingPlace;
  onPostback?: OnPostback;
}

function Cards({ cards, place, onPostback }: CardsProps) {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const picture = card.image && pictureAddress(card.image, place.allowsLoopback);
    const times = (seen.get(card.title) ?? 0) + 1;
    seen.set(card.title, times);
    return (
      <div className={css.stack} key={`${card.title} ${times}`}>
        {picture === undefined || picture === "" ? null : <Picture address={picture} label={card.title} />}
        <p className={css.said}>
          <strong>{card.title}</strong>
          {card.subtitle === "" ? null : <small className={css.soft}>{card.subtitle}</small>}
        </p>
        <ButtonList buttons={card.buttons} className={css.action} onPostback={onPostback} />
      </div>
    );
  });
}
