/** The response for the slip form's script: the URL of the outcome page, or why nothing was sent. */
export type SlipReply = { to: string } | { text: string; isStale?: boolean };
