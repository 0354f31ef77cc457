import { redirect, redirectDocument } from "@remix-run/node";
import type { NamedCurrency } from "schemas/names";
import type { RequestContext } from "~/context";
import { refusesCookies } from "~/cookies/cookie.server";
import { failure } from "~/errors/failure.server";
import type { Caller, Operator } from "~/operator/client.server";
import type { OperatorError } from "~/operator/error";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import type { EndedSession, EndReason } from "~/session/ended.server";
import type { Session } from "~/session/session.server";
import type { Profile, Wallet } from "./answers";
import { currencyOf, storedCurrency } from "./currency.server";
import { isOfOtherPage } from "./page-owner.server";
import { type PostedFields, postedFields, returnToFor } from "./what-to-return-to.server";

/** A signed-in member in one request. */
export interface Member {
  /** Identifies the member in locks, limits and intents. */
  key: string;
  /** This sign-in and its time in ms. */
  session: Pick<Session, "id" | "signedInAt" | "username">;
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
  currency(): Promise<NamedCurrency>;
  /** Ends all of the member's other sessions. Throws StoreUnavailable. */
  endOtherSessions(): Promise<void>;
}

const members = new WeakMap<RequestContext, Promise<Member>>();

/**
 * The signed-in member. Throws a redirect to /login without a session (specification, section 2, Guard), and an error
 * page for a form from another member's page.
 */
export function requireMember(request: Request, context: RequestContext): Promise<Member> {
  const known = members.get(context) ?? findMember(request, context);
  members.set(context, known);
  return known;
}

async function findMember(request: Request, context: RequestContext): Promise<Member> {
  const fields = postedFields(request);
  const { sessions } = context;
  const holder = await sessions.holderOf(request);
  // In the same turn as the session is looked up, so that the store answers both with one command.
  const stored = holder ? storedCurrency(holder, context) : Promise.resolve(null);
  const session = await sessions.read(request);
  const leave = (ended: SessionEnding) => toLogin(ended, request, fields, context);
  if (!session) throw await leave(await sessions.endingOf(request));
  const { username } = session;
  const endSession = (reason: EndReason) => leave({ reason, username });
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
    currency: () =>
      currencyOf({ ...member, session, stored, readsWallet: () => wallet !== undefined }, context),
  };
  const key = session.memberKey ?? (await sessions.learn(session, await requireMemberId(member, context)));
  if (key === null) throw await endSession("password");
  if (isOfOtherPage(await fields, key, context)) throw failure("otherAccount", context);
  const endOtherSessions = () => sessions.endOthers(session, key);
  const { id, signedInAt } = session;
  return { ...member, session: { id, signedInAt, username }, key, endOtherSessions };
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
  endSession: (reason: EndReason) => Promise<Response>,
): Promise<Response> | undefined {
  if (error.isGone) return Promise.resolve(redirect(paths.terminated));
  if (!error.endsSession) return undefined;
  return endSession(error.code === "EXPIRED_AUTH_TOKEN" ? "time" : "other");
}

/** How the session ended; null for a guest, and for a member who has signed out. */
type SessionEnding = Pick<EndedSession, "reason" | "username"> | null;

/**
 * Redirects to /login with a full page load, so that nothing personal stays. Keeps where the member was, with the
 * form's values, and why the session ended. Keeps nothing of a POST from an unknown member or from another member's
 * page: the next person to sign in would get what a stranger typed.
 */
async function toLogin(
  ended: SessionEnding,
  request: Request,
  fields: Promise<PostedFields>,
  context: RequestContext,
): Promise<Response> {
  const { sessions } = context;
  const holder = await sessions.ownerOf(request);
  const session = await sessions.tagOf(request);
  const headers = ended === null ? new Headers() : await sessions.end(request);
  if (ended !== null) {
    headers.append("set-cookie", await sessions.ended.keep({ ...ended, memberKey: holder, session }));
  }
  // Another request, for example of the chat, may have found before this form that the session had ended.
  const sender = async () => (await sessions.ended.find(request))?.memberKey;
  const isOfNobody = ended === null && request.method !== "GET";
  const owner = holder ?? (isOfNobody ? await sender() : undefined);
  const isOfStranger =
    owner === undefined ? request.method !== "GET" : isOfOtherPage(await fields, owner, context);
  const returnTo = isOfStranger ? null : returnToFor(request, await fields);
  if (returnTo) headers.append("set-cookie", await sessions.returnTo.keep(returnTo, owner));
  return redirectDocument(refusesCookies(request, paths.login) ? paths.loginWithoutCookies : paths.login, {
    headers,
  });
}

/** The operator's client for a guest: without a token; throws a redirect only if the service is gone. */
export function guestOperator(context: RequestContext): Operator {
  const obeyGone = (error: OperatorError) =>
    error.isGone ? Promise.resolve(redirect(paths.terminated)) : undefined;
  return context.operatorFor({ ...callerOf(context), redirectFor: obeyGone });
}

export function callerOf({ requestId, address, userAgent, locale }: RequestContext): Caller {
  return { requestId, address, userAgent, locale };
}
