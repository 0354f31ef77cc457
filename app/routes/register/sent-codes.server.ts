import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import type { Wait } from "~/limits/attempt.server";
import type { Seal } from "~/session/seal.server";
import type { Store } from "~/store/store";
import type { Draft, PendingCode } from "./draft";

const POLL_MS = 100;
/** How often to look for a sending that is not stored yet: it has passed the limit and is about to begin. */
const MOST_LOOKS = 3;
/** How long a request waits for another one's result. */
const PATIENCE_MS = 10_000;
/** The stored value while the operator is being called. */
const RUNNING = "running";

/** The result of requesting a code: one was sent, or none is needed. */
export interface Sending extends Pick<Draft, "notice"> {
  otp: "verified" | PendingCode;
}

/** A phone and the browser that asks; the first step has no draft yet to identify it. */
export interface Asker {
  phone: string;
  address: string;
  userAgent: string | undefined;
}

/** How to request a code. */
export interface Ask {
  /** Seconds to wait by our limits, or null if this request may send. */
  limit(): Promise<Wait>;
  send(): Promise<Sending>;
}

/**
 * Sends one code for a double tap, where the browser never sees the first response: for a minute every request gets the
 * first one's result. The limits are checked first; a request that may not send looks for another one's result and
 * waits for it only briefly.
 */
export interface SentCodes {
  /**
   * Sends a code, or returns another request's result unless it is `known`, which means that a new code is wanted.
   * Throws TooOften.
   */
  once(asker: Asker, known: Draft["otp"], ask: Ask): Promise<Sending>;
  /** Call it once a code was entered. */
  forget(asker: Asker): Promise<void>;
}

type Parts = Pick<RequestContext, "store" | "seals" | "brand">;

export function sentCodesOf({ store, seals, brand }: Parts): SentCodes {
  return createSentCodes(store, seals("otp-sent"), brand.delays.otpResendMs);
}

/**
 * `seal` protects the tokens from readers of the store, and the phones in its keys. `resendMs`: how long a result is
 * reused.
 */
export function createSentCodes(store: Store, seal: Seal, resendMs: number): SentCodes {
  const keyOf = ({ phone, address, userAgent = "" }: Asker) =>
    `otp-sent:${seal.name(JSON.stringify([phone, address, userAgent]))}`;

  /** Interprets a stored value: another request's result, one in progress, or nothing useful. */
  async function read(found: string | null, known: Draft["otp"]): Promise<Sending | typeof RUNNING | null> {
    if (found === null || found === RUNNING) return found;
    const last = (await seal.open(found)) as Sending | null;
    return last !== null && tokenOf(last.otp) !== tokenOf(known) ? last : null;
  }

  /** Another request's result, or null. Looks a few times for one that has not begun, waits for one in progress. */
  async function find(key: string, known: Draft["otp"]): Promise<Sending | null> {
    const askedAt = Date.now();
    let looksLeft = MOST_LOOKS;
    for (;;) {
      const found = await read(await store.read(key).catch(() => null), known);
      if (found !== null && found !== RUNNING) return found;
      if (found === null) looksLeft -= 1;
      if (looksLeft === 0 || Date.now() - askedAt >= PATIENCE_MS) return null;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Marks sending as in progress, replacing the known result; false if another request's result is stored. */
  async function begin(key: string, known: Draft["otp"]): Promise<boolean> {
    const found = await store.claim(key, RUNNING, resendMs);
    if (found === null) return true;
    return (await read(found, known)) === null && store.replace(key, found, RUNNING, resendMs);
  }

  return {
    async once(asker, known, { limit, send }) {
      const key = keyOf(asker);
      const wait = await limit();
      const isFirst = wait === null && (await begin(key, known).catch(() => true));
      if (!isFirst) {
        const other = await find(key, known);
        if (other === null) throw new TooOften(wait ?? resendMs / 1000);
        return other;
      }
      try {
        const sending = await send();
        await store.replace(key, RUNNING, await seal.close(sending), resendMs).catch(() => false);
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

function tokenOf(otp: Draft["otp"]): string | undefined {
  return typeof otp === "object" ? otp.token : otp;
}
