import { memo } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "~/components/visually-hidden.css";
import type { DrawnMessage } from "../protocol/message";
import type { OnPostback } from "./button-list";
import * as css from "./message.css";
import { type DisplaySettings, MessageContent } from "./message-content";

interface MessageItemProps {
  message: DrawnMessage;
  before: DrawnMessage | undefined;
  after: DrawnMessage | undefined;
  settings: DisplaySettings;
  onPostback?: OnPostback;
}

/** Messages from the same side within this time are grouped, with one time below them. */
const TOGETHER_MS = 5 * 60_000;

function standTogether(one: DrawnMessage, other: DrawnMessage | undefined): boolean {
  if (other === undefined || one.isOwn !== other.isOwn || one.name !== other.name) return false;
  return Math.abs((one.at ?? 0) - (other.at ?? 0)) < TOGETHER_MS;
}

/** One message of the thread, with a date heading when a new day begins. */
export const MessageItem = memo(function MessageItem({
  message,
  before,
  after,
  settings,
  onPostback,
}: MessageItemProps) {
  const { t } = useTranslation("chat");
  const { zoneMinutes, brandName } = settings;
  const { at, isOwn, name } = message;
  const day = at === undefined ? undefined : dayOf(at, zoneMinutes);
  const isNewDay = day !== undefined && (before?.at === undefined || dayOf(before.at, zoneMinutes) !== day);
  const facts = [isOwn ? undefined : name, at && clockOf(at, zoneMinutes), isOwn ? t("sent") : undefined];
  return (
    <li className={css.item}>
      {isNewDay ? <p className={css.day}>{day}</p> : null}
      <div className={isOwn ? css.own : css.theirs}>
        <span className={visuallyHidden}>{isOwn ? t("you") : (name ?? brandName)}</span>
        <MessageContent content={message.content} settings={settings} onPostback={onPostback} />
        {standTogether(message, after) ? null : (
          <p className={css.soft}>{facts.filter(Boolean).join(" · ")}</p>
        )}
      </div>
    </li>
  );
});

const MINUTE_MS = 60_000;

/** In the brand's zone, whose UTC offset is known: the browser needs no time zone data. */
function dayAndClock(at: number, zoneMinutes: number): { day: string; clock: string } {
  const [date = "", time = ""] = new Date(at + zoneMinutes * MINUTE_MS).toISOString().split("T");
  return { day: date.split("-").reverse().join("/"), clock: time.slice(0, 5) };
}

/** `HH:mm`. */
export function clockOf(at: number, zoneMinutes: number): string {
  return dayAndClock(at, zoneMinutes).clock;
}

/** `DD/MM/YYYY`. */
export function dayOf(at: number, zoneMinutes: number): string {
  return dayAndClock(at, zoneMinutes).day;
}
