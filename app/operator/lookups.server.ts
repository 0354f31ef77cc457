import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { Operator } from "./client.server";
import { OperatorError } from "./error";

type PublicName =
  | "banks"
  | "sources"
  | "info"
  | "contact"
  | "conditions"
  | "agreements"
  | "notice"
  | "registerOTP"
  | "enableChatWidget"
  | "active";

type Answer<Name extends PublicName> = AnswerOf<Contract["lookup"][Name]>;

interface Kept {
  value: unknown;
  readAt: number;
}

const FRESH_MS: Partial<Record<PublicName, number>> = { active: 5_000 };
const GENERAL_FRESH_MS = 10_000;
const STALE_MS = 600_000;
/** How long a page waits for a fresh answer when it has an older one. */
const PATIENCE_MS = 2_000;

/**
 * The public look-ups, kept for seconds and read once for everybody who asks meanwhile; an operator that fails is
 * answered from the last good answer for 10 minutes (standards.md, Reliability).
 */
export interface Lookups {
  get<Name extends PublicName>(name: Name, locale: string): Promise<Answer<Name>>;
}

/** `operatorFor` makes a client without a member: a shared answer must not depend on whoever asked first. */
export function createLookups(
  operatorFor: (locale: string) => Operator,
  now: () => number = Date.now,
): Lookups {
  const kept = new Map<string, Kept>();
  const pending = new Map<string, Promise<unknown>>();

  /** The last good answer, unless it is too old to stand in for a new one. */
  function usable(key: string): Kept | undefined {
    const last = kept.get(key);
    return last && now() - last.readAt <= STALE_MS ? last : undefined;
  }

  async function read(key: string, name: PublicName, locale: string): Promise<unknown> {
    try {
      const value = await operatorFor(locale).lookup[name]();
      kept.set(key, { value, readAt: now() });
      return value;
    } catch (error) {
      if (error instanceof OperatorError && error.isGone) kept.delete(key);
      const last = usable(key);
      if (!last) throw error;
      return last.value;
    }
  }

  function coalesced(key: string, name: PublicName, locale: string): Promise<unknown> {
    const running = pending.get(key);
    if (running) return running;
    const started = read(key, name, locale).finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  }

  return {
    async get<Name extends PublicName>(name: Name, locale: string) {
      const key = `${name} ${locale}`;
      const last = usable(key);
      if (last && now() - last.readAt < (FRESH_MS[name] ?? GENERAL_FRESH_MS))
        return last.value as Answer<Name>;
      const fresh = coalesced(key, name, locale);
      const answer = last ? await Promise.race([fresh, after(PATIENCE_MS, last.value)]) : await fresh;
      return answer as Answer<Name>;
    },
  };
}

function after<T>(delayMs: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, value).unref());
}
