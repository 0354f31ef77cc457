import type { Brand } from "schemas/brand";

/** The operator that is examined, and how. */
export interface Target {
  /** Without a slash at its end. */
  url: string;
  /** The chat's URL. */
  chatUrl: string;
  /** The wallet's, from which browsers connect to the chat. */
  origin: string | undefined;
  brand: Brand | undefined;
  username: string | undefined;
  password: string | undefined;
  token: string | undefined;
  /** The passphrase that the wallet encrypts gift links with. */
  giftKey: string | undefined;
  /** A gift link that was redeemed before. */
  giftLink: string | undefined;
  /** Sent as X-Forwarded-For. */
  address: string | undefined;
  /** Whether money may move and messages be sent, as the test member. */
  writes: boolean;
  pace: Pace;
}

export interface Pace {
  timeoutMs: number;
  /** From here on a call is called slow. */
  slowMs: number;
  /** How long to wait for what the chat's socket may yet say. */
  settleMs: number;
}
