import { createHash } from "node:crypto";
import type { Seal } from "~/session/seal.server";
import type { Store } from "~/store/store";
import type { Draft, PendingCode } from "./draft";
import { RESEND_MS } from "./refusal.server";

const POLL_MS = 100;
/** Stands in the store while the operator is asked. */
const RUNNING = "running";

/** What came of asking for a code: one is on its way, or none is needed. */
export interface Sending extends Pick<Draft, "notice"> {
  otp: "verified" | PendingCode;
}

/** A phone, and whose browser asks: the first step has no draft yet that would tell. */
export interface Asker {
  phone: string;
  address: string;
  userAgent: string | undefined;
}

/**
 * One sending for a double tap, whose first answer never reaches the browser: for a minute every arrival gets what the first one
 * got. Without the store each one sends for itself, within the limits.
 */
export interface SentCodes {
  /** Runs `send`, or answers what another arrival's run gave unless that is `known`: then another code is wanted. */
  once(asker: Asker, known: Draft["otp"], send: () => Promise<Sending>): Promise<Sending>;
  /** Once a code was entered. */
  forget(asker: Asker): Promise<void>;
}

/** `seal` keeps the tokens from whoever reads the store. */
export function createSentCodes(store: Store, seal: Seal): SentCodes {
  /** Another arrival's answer, or null when it is this one's turn to send. */
  async function find(key: string, known: Draft["otp"]): Promise<Sending | null> {
    for (;;) {
      const found = await store.claim(key, RUNNING, RESEND_MS);
      if (found === null) return null;
      if (found === RUNNING) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        continue;
      }
      const last = (await seal.open(found)) as Sending | null;
      if (last !== null && tokenOf(last.otp) !== tokenOf(known)) return last;
      if (await store.replace(key, found, RUNNING, RESEND_MS)) return null;
    }
  }

  return {
    async once(asker, known, send) {
      const key = keyOf(asker);
      const last = await find(key, known).catch(() => null);
      if (last !== null) return last;
      try {
        const sending = await send();
        await store.replace(key, RUNNING, await seal.close(sending), RESEND_MS).catch(() => false);
        return sending;
      } catch (error) {
        await store.release(key, RUNNING).catch(() => undefined);
        throw error;
      }
    },
    async forget(asker) {
      const key = keyOf(asker);
      const found = await store.read(key).catch(() => null);
      if (found !== null) await store.release(key, found).catch(() => undefined);
    },
  };
}

function keyOf({ phone, address, userAgent = "" }: Asker): string {
  const hash = createHash("sha256").update(JSON.stringify([phone, address, userAgent]));
  return `otp-sent:${hash.digest("base64url")}`;
}

function tokenOf(otp: Draft["otp"]): string | undefined {
  return typeof otp === "object" ? otp.token : otp;
}
