import type { Env } from "schemas/env";

/** The chat's addresses, from the environment. */
export interface ChatAddresses {
  /** The socket's URL. */
  url: string;
  /** The only origins that a page may connect to for the chat. */
  linkOrigins: readonly string[];
  /** For relative URLs in messages. */
  operatorOrigin: string;
  /** Pictures may come from http on loopback, because the operator runs on this machine. */
  allowsLoopback: boolean;
}

type ChatEnv = Pick<Env, "chatUrl" | "operatorApiUrl" | "apiIsLoopback">;

export function chatAddresses({ chatUrl, operatorApiUrl, apiIsLoopback }: ChatEnv): ChatAddresses {
  const { origin } = new URL(chatUrl);
  return {
    url: chatUrl,
    // Content-Security-Policy distinguishes http and ws: Socket.IO polls over http when a WebSocket cannot be opened.
    linkOrigins: [origin, origin.replace(/^http/, "ws")],
    operatorOrigin: new URL(operatorApiUrl).origin,
    allowsLoopback: apiIsLoopback,
  };
}
