import type { Sandbox } from "../state/sandbox";
import type { Settings } from "../state/settings";
import type { ChatMessage } from "../store/chat";

/** A time in the operator's format: ISO 8601 or milliseconds since the epoch. */
export function writtenTime({ settings }: Sandbox, iso: string): string | number {
  return settings.chatTimes === "iso" ? iso : Date.parse(iso);
}

/** A message in the format of the history and the events. A customer's own may bear the time at which it was sent. */
export function writtenMessage(
  sandbox: Sandbox,
  { conversation, createdAt }: ChatMessage,
  bears: Settings["chatEchoBears"] = "stored",
) {
  const stored = writtenTime(sandbox, createdAt);
  const sent = conversation.createdAt;
  const isBorne = bears !== "stored" && sent !== undefined;
  const times = {
    createdAt: isBorne ? writtenTime(sandbox, sent) : stored,
    ...(isBorne && bears === "both" && { timestamp: stored }),
  };
  const { message } = conversation;
  if (!sandbox.settings.chatExtraFields) return { ...conversation, ...times };
  return { ...conversation, ...times, __v: revision(), message: withRevisions(message) };
}

let lastRevision = 0;

const revision = () => ++lastRevision;

/** The same with a database's field in every object, which changes from one time to the next. */
function withRevisions<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withRevisions) as Value;
  const fields = Object.entries(value).map(([name, field]) => [name, withRevisions(field)]);
  return { ...Object.fromEntries(fields), __v: revision() };
}
