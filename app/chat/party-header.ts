/** The header that says for which party a page opened its room. */
export const PARTY_HEADER = "x-chat-party";
