import type { RequestContext } from "~/context";
import { TooOften } from "~/errors/wait.server";
import type { Wait } from "~/limits/attempt.server";
import type { Seal } from "~/session/seal.server";
import type { Store } from "~/store/store";
import type { Draft, PendingCode } from "./draft.server";

const POLL_MS = 100;
/** How often to read the store for a request that is not in it yet: it has passed the limit and is about to begin. */
const MOST_READS = 3;
/** How long a request waits for another one's result. */
const PATIENCE_MS = 10_000;
/** The stored value while the operator is being called. */
const RUNNING = "running";

/** The result of requesting a code: one was sent, or none is needed. */
export interface CodeResult extends Pick<Draft, "notice"> {
  otp: "verified" | PendingCode;
}

/** A phone and the browser that requests a code for it; the first step has no draft yet to identify it. */
export interface Requester {
  phone: string;
  address: string;
  userAgent: string | undefined;
}

export interface SendAttempt {
  /** Seconds to wait by our limits, or null if this request may send. */
  limit(): Promise<Wait>;
  send(): Promise<CodeResult>;
}

/**
 * Sends only one code for a double tap (docs/decisions/one-code-for-a-double-tap.md), of which the browser shows the
 * last response only: for a minute every request of the same requester gets the first one's result. The limits are
 * checked first; a request that may not send waits briefly for the result of one that may.
 */
export interface SentCodes {
  /**
   * Sends a code, or returns another request's result. If that is `known`, the code of the requester's draft, a new one
   * is wanted and sent. Throws TooOften.
   */
  sendOnce(requester: Requester, known: Draft["otp"], attempt: SendAttempt): Promise<CodeResult>;
  /** Call it once a code was entered. */
  forget(requester: Requester): Promise<void>;
}

export function sentCodesOf({
  store,
  seals,
  brand,
}: Pick<RequestContext, "store" | "seals" | "brand">): SentCodes {
  return createSentCodes(store, seals("otp-sent"), brand.delays.otpResendMs);
}

/**
 * `seal` protects the tokens from readers of the store, and the phones in its keys. `resendMs`: how long a result is
 * reused.
 */
export function createSentCodes(store: Store, seal: Seal, resendMs: number): SentCodes {
  const keyOf = ({ phone, address, userAgent = "" }: Requester) =>
    `otp-sent:${seal.name(JSON.stringify([phone, address, userAgent]))}`;

  /** Interprets a stored value: another request's result, one in progress, or nothing useful. */
  async function read(
    found: string | null,
    known: Draft["otp"],
  ): Promise<CodeResult | typeof RUNNING | null> {
    if (found === null || found === RUNNING) return found;
    const last = (await seal.open(found)) as CodeResult | null;
    return last !== null && tokenOf(last.otp) !== tokenOf(known) ? last : null;
  }

  /** Another request's result, or null. Looks a few times for one that has not begun, waits for one in progress. */
  async function find(key: string, known: Draft["otp"]): Promise<CodeResult | null> {
    const startedAt = Date.now();
    let readsLeft = MOST_READS;
    for (;;) {
      const found = await read(await store.read(key).catch(() => null), known);
      if (found !== null && found !== RUNNING) return found;
      if (found === null) readsLeft -= 1;
      if (readsLeft === 0 || Date.now() - startedAt >= PATIENCE_MS) return null;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Marks a request as in progress, replacing the known result; false if another request's result is stored. */
  async function begin(key: string, known: Draft["otp"]): Promise<boolean> {
    const found = await store.claim(key, RUNNING, resendMs);
    if (found === null) return true;
    return (await read(found, known)) === null && store.replace(key, found, RUNNING, resendMs);
  }

  return {
    async sendOnce(requester, known, { limit, send }) {
      const key = keyOf(requester);
      const wait = await limit();
      const isFirst = wait === null && (await begin(key, known).catch(() => true));
      if (!isFirst) {
        const other = await find(key, known);
        if (other === null) throw new TooOften(wait ?? resendMs / 1000);
        return other;
      }
      try {
        const result = await send();
        await store.replace(key, RUNNING, await seal.close(result), resendMs).catch(() => false);
        return result;
      } catch (error) {
        await store.release(key, RUNNING).catch(() => undefined);
        throw error;
      }
    },
    async forget(requester) {
      const key = keyOf(requester);
      const found = await store.read(key).catch(() => null);
      if (found !== null) await store.release(key, found).catch(() => undefined);
    },
  };
}

function tokenOf(otp: Draft["otp"]): string | undefined {
  return typeof otp === "object" ? otp.token : otp;
}
