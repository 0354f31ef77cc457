import { redirect, redirectDocument } from "@remix-run/node";
import type { Currency } from "schemas/names";
import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";
import { returnToOf } from "~/member/place.server";
import type { Caller, Operator } from "~/operator/client.server";
import type { OperatorError } from "~/operator/error";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import type { ReturnTo } from "~/session/return-to.server";
import type { Session } from "~/session/session.server";
import type { Profile, Wallet } from "./answers";
import { currencyOf } from "./currency.server";

/** A signed-in member in one request. */
export interface Member {
  /** Identifies the member in locks, limits and intents. */
  key: string;
  /** This sign-in and its time in ms. */
  session: Pick<Session, "id" | "signedInAt">;
  /**
   * The operator's client with the member's token. Throws a redirect if the operator ends the session or the service.
   */
  operator: Operator;
  /** The operator's own id of the member. */
  id(): Promise<string>;
  /** The wallet, read once per request. */
  wallet(): Promise<Wallet>;
  /** The profile, read once per request. */
  profile(): Promise<Profile>;
  /** The currency of the member's money. */
  currency(): Promise<Currency>;
  /** Ends all of the member's other sessions. Throws StoreUnavailable. */
  endOtherSessions(): Promise<void>;
}

const members = new WeakMap<RequestContext, Promise<Member>>();

/** The signed-in member, or a redirect to /login (specification, section 2, Guard). */
export function requireMember(request: Request, context: RequestContext): Promise<Member> {
  const known = members.get(context) ?? findMember(request, context);
  members.set(context, known);
  return known;
}

async function findMember(request: Request, context: RequestContext): Promise<Member> {
  const place = returnToOf(request);
  const { sessions } = context;
  const session = await sessions.read(request);
  const leave = (headers: Headers) => toLogin(headers, request, place, context);
  if (!session) throw await leave(new Headers());
  const endSession = async () => leave(await sessions.end(request));
  const operator = context.operatorFor({
    ...callerOf(context),
    token: session.token,
    memberKey: session.memberKey,
    redirectFor: (error) => redirectOf(error, endSession),
  });
  let wallet: Promise<Wallet> | undefined;
  let profile: Promise<Profile> | undefined;
  const member = {
    operator,
    id: async () => session.memberId ?? (await member.profile()).profile._id,
    wallet: () => {
      wallet ??= operator.wallet.get().catch((error: unknown) => {
        wallet = undefined;
        throw error;
      });
      return wallet;
    },
    profile: () => {
      profile ??= operator.account.profile().catch((error: unknown) => {
        profile = undefined;
        throw error;
      });
      return profile;
    },
    currency: () => currencyOf({ ...member, session, readsWallet: () => wallet !== undefined }, context),
  };
  const key = session.memberKey ?? (await sessions.learn(session, await requireMemberId(member, context)));
  if (key === null) throw await endSession();
  const endOtherSessions = () => sessions.endOthers(session, key);
  const { id, signedInAt } = session;
  return { ...member, session: { id, signedInAt }, key, endOtherSessions };
}

/**
 * The member's id, if the operator did not return it in time at sign-in; a member's locks and limits depend on it.
 * Throws an error page if neither wallet nor profile has it.
 */
async function requireMemberId(
  { wallet, profile }: Pick<Member, "wallet" | "profile">,
  context: RequestContext,
): Promise<string> {
  const answers = await Promise.all([withTimeout(profile()), withTimeout(wallet())]);
  const known = answers.find((answer) => answer !== undefined);
  if (!known) throw failure("operator", context);
  return known.profile._id;
}

/** `invalid-token` and "cannot verify identity" lead to /login, `gone` to /terminated, from any call. */
function redirectOf(
  error: OperatorError,
  endSession: () => Promise<Response>,
): Promise<Response> | undefined {
  if (error.isGone) return Promise.resolve(redirect(paths.terminated));
  return error.endsSession ? endSession() : undefined;
}

/**
 * Redirects to /login with a full page load, so that nothing personal stays; the current place is kept for the member's
 * return. Nothing is kept of a POST without a session: the next person to sign in would get what a stranger typed.
 */
async function toLogin(
  headers: Headers,
  request: Request,
  place: () => Promise<ReturnTo | null>,
  { sessions }: RequestContext,
): Promise<Response> {
  const owner = await sessions.ownerOf(request);
  const kept = owner === undefined && request.method !== "GET" ? null : await place();
  if (kept) headers.append("set-cookie", await sessions.returnTo.keep(kept, owner));
  return redirectDocument(paths.login, { headers });
}

/** A client for a guest: without token; only `gone` redirects. */
export function guestOperator(context: RequestContext): Operator {
  const obeyGone = (error: OperatorError) =>
    error.isGone ? Promise.resolve(redirect(paths.terminated)) : undefined;
  return context.operatorFor({ ...callerOf(context), redirectFor: obeyGone });
}

export function callerOf({ requestId, address, userAgent, locale }: RequestContext): Caller {
  return { requestId, address, userAgent, locale };
}
