import { memo } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { ChatMessage } from "../message";
import { clockOf, dayOf } from "./clock";
import { ContentView } from "./content-view";
import * as css from "./message.css";
import type { DrawingPlace, OnPostback } from "./place";

interface MessageItemProps {
  message: ChatMessage;
  before: ChatMessage | undefined;
  after: ChatMessage | undefined;
  place: DrawingPlace;
  onPostback?: OnPostback;
}

/** Messages from the same side within this time are grouped, with one time below them. */
const TOGETHER_MS = 5 * 60_000;

function standTogether(one: ChatMessage, other: ChatMessage | undefined): boolean {
  if (other === undefined || one.isOwn !== other.isOwn || one.name !== other.name) return false;
  return Math.abs((one.at ?? 0) - (other.at ?? 0)) < TOGETHER_MS;
}

/** One message of the thread, with a date heading when a new day begins. */
export const MessageItem = memo(function MessageItem({
  message,
  before,
  after,
  place,
  onPostback,
}: MessageItemProps) {
  const { t } = useTranslation("chat");
  const { zoneMinutes, brandName } = place;
  const { at, isOwn, name } = message;
  const day = at === undefined ? undefined : dayOf(at, zoneMinutes);
  const isNewDay = day !== undefined && (before?.at === undefined || dayOf(before.at, zoneMinutes) !== day);
  const facts = [isOwn ? undefined : name, at && clockOf(at, zoneMinutes), isOwn ? t("sent") : undefined];
  return (
    <li className={css.item}>
      {isNewDay ? <p className={css.day}>{day}</p> : null}
      <div className={isOwn ? css.own : css.theirs}>
        <span className={visuallyHidden}>{isOwn ? t("you") : (name ?? brandName)}</span>
        <ContentView content={message.content} place={place} onPostback={onPostback} />
        {standTogether(message, after) ? null : (
          <p className={css.soft}>{facts.filter(Boolean).join(" · ")}</p>
        )}
      </div>
    </li>
  );
});
