import { isDeepStrictEqual } from "node:util";
import { redirect } from "@remix-run/node";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { Locale } from "~/i18n/locale";
import type { Caller, Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { OPTIONAL_MS, withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";

export type PublicName =
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

export type Answer<Name extends PublicName> = AnswerOf<Contract["lookup"][Name]>;

/** What an optional look-up says; `gone`: the service has ended. */
export type Found<Name extends PublicName> = Answer<Name> | "gone" | undefined;

interface Kept {
  value: unknown;
  readAt: number;
}

interface Pending {
  answer: Promise<unknown>;
  askedAt: number;
}

const FRESH_MS: Partial<Record<PublicName, number>> = { active: 5_000 };
const GENERAL_FRESH_MS = 10_000;
const STALE_MS = 600_000;
/** How long a page waits for a fresh response when it has a stale one: once, until the operator is known to be slow. */
const PATIENCE_MS = 300;
/** The delay between tries while the operator is known to be slow or failing. */
const RETRY_MS = 1_000;

/**
 * The public look-ups, cached for seconds, with concurrent requests sharing one call. While the operator fails or is
 * slow, pages get the last good response (at most 10 minutes old) immediately, and a new one is fetched in the
 * background (standards.md, Reliability).
 */
export interface Lookups {
  /** Throws OperatorError. */
  get<Name extends PublicName>(name: Name, locale: string): Promise<Answer<Name>>;
  /**
   * For an optional part of a page: undefined if the look-up fails, or if the operator does not answer within 2 s of
   * being asked. Only the first page waits that long for a call that hangs, and no page that comes later.
   */
  find<Name extends PublicName>(name: Name, locale: string): Promise<Found<Name>>;
  /** The last good response if it is fresh. It stays the same object for as long as the operator says the same. */
  fresh<Name extends PublicName>(name: Name, locale: string): Answer<Name> | undefined;
}

/** Calls in the server's own name, because a shared response must not depend on who asked first. */
export function sharedCaller(requestId: string, locale: string): Caller {
  return { requestId, locale, userAgent: "Kapao" };
}

/** `operatorFor` creates a client without a member, because a shared response must not depend on who asked first. */
export function createLookups(
  operatorFor: (locale: string) => Operator,
  now: () => number = Date.now,
): Lookups {
  const kept = new Map<string, Kept>();
  const pending = new Map<string, Pending>();
  /** When a call to an operator that was slow or failed was last made, by key. */
  const slowSince = new Map<string, number>();

  /** The last good response, unless it is too old to use. */
  function usable(key: string): Kept | undefined {
    const last = kept.get(key);
    return last && now() - last.readAt <= STALE_MS ? last : undefined;
  }

  async function read(key: string, name: PublicName, locale: string): Promise<unknown> {
    const askedAt = now();
    const slow = setTimeout(() => slowSince.set(key, askedAt), PATIENCE_MS).unref();
    try {
      const answer = await operatorFor(locale).lookup[name]();
      const before = kept.get(key)?.value;
      const value = isDeepStrictEqual(before, answer) ? before : answer;
      kept.set(key, { value, readAt: now() });
      if (now() - askedAt < PATIENCE_MS) slowSince.delete(key);
      return value;
    } catch (error) {
      slowSince.set(key, askedAt);
      if (error instanceof OperatorError && error.isGone) kept.delete(key);
      const last = usable(key);
      if (!last) throw error;
      return last.value;
    } finally {
      clearTimeout(slow);
    }
  }

  function coalesced(key: string, name: PublicName, locale: string): Promise<unknown> {
    const running = pending.get(key);
    if (running) return running.answer;
    const askedAt = now();
    const started = read(key, name, locale).finally(() => pending.delete(key));
    pending.set(key, { answer: started, askedAt });
    // There may be nobody waiting for it.
    started.catch(() => undefined);
    return started;
  }

  /** The last good response, returned without waiting when the operator is known to be slow. */
  async function stale(key: string, last: Kept, name: PublicName, locale: string): Promise<unknown> {
    const slowAt = slowSince.get(key);
    if (slowAt === undefined)
      return Promise.race([coalesced(key, name, locale), after(PATIENCE_MS, last.value)]);
    if (now() - slowAt >= RETRY_MS) void coalesced(key, name, locale);
    return last.value;
  }

  function isFresh({ readAt }: Kept, name: PublicName): boolean {
    return now() - readAt < (FRESH_MS[name] ?? GENERAL_FRESH_MS);
  }

  async function get<Name extends PublicName>(name: Name, locale: string): Promise<Answer<Name>> {
    const key = keyOf(name, locale);
    const last = usable(key);
    if (last && isFresh(last, name)) return last.value as Answer<Name>;
    const answer = await (last ? stale(key, last, name, locale) : coalesced(key, name, locale));
    return answer as Answer<Name>;
  }

  return {
    get,
    find(name, locale) {
      const answer = get(name, locale);
      const { askedAt = now() } = pending.get(keyOf(name, locale)) ?? {};
      return foundWithin(answer, Math.max(0, askedAt + OPTIONAL_MS - now()));
    },
    fresh<Name extends PublicName>(name: Name, locale: string) {
      const last = kept.get(keyOf(name, locale));
      return last && isFresh(last, name) ? (last.value as Answer<Name>) : undefined;
    },
  };
}

function keyOf(name: PublicName, locale: string): string {
  return `${name} ${locale}`;
}

function after<T>(delayMs: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, value).unref());
}

/** What there is of a look-up within this time. */
export function foundWithin<T>(answer: Promise<T>, patienceMs: number): Promise<T | "gone" | undefined> {
  const told = answer.catch((error: unknown) => {
    if (error instanceof OperatorError && error.isGone) return "gone" as const;
    throw error;
  });
  return withTimeout(told, patienceMs);
}

/** Who asks: the process' look-ups, in the member's language. */
export interface Asker {
  lookups: Lookups;
  locale: Locale;
}

/** A public look-up; `gone` leads to /terminated, as in any call (specification, section 4). Throws OperatorError. */
export function requireLookup<Wanted extends PublicName>(name: Wanted, { lookups, locale }: Asker) {
  return lookups.get(name, locale).catch((error: unknown) => {
    if (error instanceof OperatorError && error.isGone) throw redirect(paths.terminated);
    throw error;
  });
}

/** The same for an optional part of a page: undefined if it fails or is slow, so that only its own panel is missing. */
export async function findLookup<Wanted extends PublicName>(name: Wanted, { lookups, locale }: Asker) {
  const found = await lookups.find(name, locale);
  if (found === "gone") throw redirect(paths.terminated);
  return found;
}
