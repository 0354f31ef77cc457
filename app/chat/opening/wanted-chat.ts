import type { ChatTopic } from "../topic";

interface WantedChat {
  topic: ChatTopic | undefined;
}

let wanted: WantedChat | undefined;

/** Lets the chat of the next screen open by itself. */
export function wantChat(topic: ChatTopic | undefined): void {
  wanted = { topic };
}

/** Returns the wanted chat and forgets it. */
export function takeWantedChat(): WantedChat | undefined {
  const taken = wanted;
  wanted = undefined;
  return taken;
}
