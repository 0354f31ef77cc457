import { isDeepStrictEqual } from "node:util";
import { redirect } from "@remix-run/node";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { Locale } from "~/i18n/locale";
import type { Caller, Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { OPTIONAL_MS, withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";

export type LookupName =
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

export type LookupAnswer<Name extends LookupName> = AnswerOf<Contract["lookup"][Name]>;

/** The answer of a look-up that a page can do without; `gone`: the service has ended. */
export type OptionalAnswer<Name extends LookupName> = LookupAnswer<Name> | "gone" | undefined;

interface CachedAnswer {
  value: unknown;
  readAt: number;
}

interface RunningCall {
  answer: Promise<unknown>;
  askedAt: number;
}

const FRESH_MS: Partial<Record<LookupName, number>> = { active: 5_000 };
const DEFAULT_FRESH_MS = 10_000;
const STALE_MS = 600_000;
/** How long a page that has a stale response waits for a fresh one, until the operator is known to be slow. */
const PATIENCE_MS = 300;
/** The delay between tries while the operator is known to be slow or failing. */
const RETRY_MS = 1_000;

/**
 * The public look-ups, cached for seconds, with concurrent requests sharing one call. While the operator fails or is
 * slow, pages get the last good response (at most 10 minutes old) immediately, and a new one is fetched in the
 * background (standards.md, Reliability; docs/decisions/shared-look-ups.md).
 */
export interface Lookups {
  /** Throws OperatorError. */
  get<Name extends LookupName>(name: Name, locale: string): Promise<LookupAnswer<Name>>;
  /**
   * For an optional part of a page: undefined if the look-up fails, or if the operator does not answer within 2 s of
   * being asked. If a call hangs, pages that ask later wait only for the rest of these 2 s.
   */
  find<Name extends LookupName>(name: Name, locale: string): Promise<OptionalAnswer<Name>>;
  /** The last good response if it is fresh: the same object for as long as the operator's answer is equal. */
  fresh<Name extends LookupName>(name: Name, locale: string): LookupAnswer<Name> | undefined;
}

/** The caller of look-ups: the server itself, because a shared response must not depend on who asked first. */
export function sharedCaller(requestId: string, locale: string): Caller {
  return { requestId, locale, userAgent: "Kapao" };
}

/** `operatorFor`: a client for `sharedCaller`. */
export function createLookups(
  operatorFor: (locale: string) => Operator,
  now: () => number = Date.now,
): Lookups {
  const kept = new Map<string, CachedAnswer>();
  const pending = new Map<string, RunningCall>();
  /** When the last call that was slow or failed began, by key. */
  const slowSince = new Map<string, number>();

  /** The last good response, unless it is too old to use. */
  function usable(key: string): CachedAnswer | undefined {
    const last = kept.get(key);
    return last && now() - last.readAt <= STALE_MS ? last : undefined;
  }

  async function read(key: string, name: LookupName, locale: string): Promise<unknown> {
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

  function sharedCall(key: string, name: LookupName, locale: string): Promise<unknown> {
    const running = pending.get(key);
    if (running) return running.answer;
    const askedAt = now();
    const started = read(key, name, locale).finally(() => pending.delete(key));
    pending.set(key, { answer: started, askedAt });
    // If nobody waits for it, a failure must not end the process.
    started.catch(() => undefined);
    return started;
  }

  /** A fresh response if it comes soon, otherwise the last good one; at once if the operator is known to be slow. */
  async function freshOrStale(
    key: string,
    last: CachedAnswer,
    name: LookupName,
    locale: string,
  ): Promise<unknown> {
    const slowAt = slowSince.get(key);
    if (slowAt === undefined)
      return Promise.race([sharedCall(key, name, locale), after(PATIENCE_MS, last.value)]);
    if (now() - slowAt >= RETRY_MS) void sharedCall(key, name, locale);
    return last.value;
  }

  function isFresh({ readAt }: CachedAnswer, name: LookupName): boolean {
    return now() - readAt < (FRESH_MS[name] ?? DEFAULT_FRESH_MS);
  }

  async function get<Name extends LookupName>(name: Name, locale: string): Promise<LookupAnswer<Name>> {
    const key = keyOf(name, locale);
    const last = usable(key);
    if (last && isFresh(last, name)) return last.value as LookupAnswer<Name>;
    const answer = await (last ? freshOrStale(key, last, name, locale) : sharedCall(key, name, locale));
    return answer as LookupAnswer<Name>;
  }

  return {
    get,
    find(name, locale) {
      const answer = get(name, locale);
      const { askedAt = now() } = pending.get(keyOf(name, locale)) ?? {};
      return answerWithin(answer, Math.max(0, askedAt + OPTIONAL_MS - now()));
    },
    fresh<Name extends LookupName>(name: Name, locale: string) {
      const last = kept.get(keyOf(name, locale));
      return last && isFresh(last, name) ? (last.value as LookupAnswer<Name>) : undefined;
    },
  };
}

function keyOf(name: LookupName, locale: string): string {
  return `${name} ${locale}`;
}

function after<T>(delayMs: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, value).unref());
}

/** A look-up's answer; undefined if it fails or takes longer. */
export function answerWithin<T>(answer: Promise<T>, patienceMs: number): Promise<T | "gone" | undefined> {
  const orGone = answer.catch((error: unknown) => {
    if (error instanceof OperatorError && error.isGone) return "gone" as const;
    throw error;
  });
  return withTimeout(orGone, patienceMs);
}

/** What a look-up needs of the request context. */
export interface LookupContext {
  lookups: Lookups;
  locale: Locale;
}

/** A public look-up; `gone` leads to /terminated, as in any call (specification, section 4). Throws OperatorError. */
export function requireLookup<Wanted extends LookupName>(name: Wanted, { lookups, locale }: LookupContext) {
  return lookups.get(name, locale).catch((error: unknown) => {
    if (error instanceof OperatorError && error.isGone) throw redirect(paths.terminated);
    throw error;
  });
}

/** The same for an optional part of a page: undefined if it fails or is slow, so that only its own panel is missing. */
export async function findLookup<Wanted extends LookupName>(
  name: Wanted,
  { lookups, locale }: LookupContext,
) {
  const found = await lookups.find(name, locale);
  if (found === "gone") throw redirect(paths.terminated);
  return found;
}
