/** How settings and shutdown control the chat's sockets. */
export interface ChatLink {
  /** Closes every connection and refuses new ones for `downMs`. Returns how many were closed. */
  drop: (downMs: number) => number;
  /** Accepts new connections again. */
  restore: () => void;
  close: () => void;
}
