import type { ChatRefusal } from "../answer.server";

/** Our server refused a request; holds a sentence for the user if the server sent one. */
export class ChatRefused extends Error {
  readonly sentence: string | undefined;

  constructor(sentence?: string) {
    super(sentence ?? "refused");
    this.name = "ChatRefused";
    this.sentence = sentence;
  }
}

/** Parses the sentence of a refusal; ignores anything else in the body. */
export function refusalIn(text: string): ChatRefused {
  try {
    const { error } = JSON.parse(text) as ChatRefusal;
    return new ChatRefused(typeof error === "string" ? error : undefined);
  } catch {
    return new ChatRefused();
  }
}
