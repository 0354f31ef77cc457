/** The header that tells the server for which party a page opened its room. */
export const PARTY_HEADER = "x-chat-party";
