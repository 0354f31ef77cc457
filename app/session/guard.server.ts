import { redirect, redirectDocument } from "@remix-run/node";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { RequestContext } from "~/context";
import type { Caller, Operator } from "~/operator/client.server";
import type { OperatorError } from "~/operator/error";
import { type Place, placeOf } from "./place.server";

export type Wallet = AnswerOf<Contract["wallet"]["get"]>;
export type Profile = AnswerOf<Contract["account"]["profile"]>;

/** A signed-in member in one request. */
export interface Member {
  /** Names the member in locks, limits and intents. */
  key: string;
  /** Speaks with the member's token; an order of the operator ends the request with a redirect. */
  operator: Operator;
  /** The wallet, read once per request. */
  wallet(): Promise<Wallet>;
  /** The profile, read once per request. */
  profile(): Promise<Profile>;
}

const members = new WeakMap<RequestContext, Promise<Member>>();

/** The signed-in member, or a redirect to /login (specification, section 2, Guard). */
export function requireMember(request: Request, context: RequestContext): Promise<Member> {
  const known = members.get(context) ?? findMember(request, context);
  members.set(context, known);
  return known;
}

async function findMember(request: Request, context: RequestContext): Promise<Member> {
  const place = placeOf(request);
  const session = await context.sessions.read(request);
  if (!session) throw await toLogin(new Headers(), place, context);
  const endSession = async () =>
    toLogin(await context.sessions.end(request), place, context, session.memberKey);
  const operator = context.operatorFor({
    ...callerOf(context),
    token: session.token,
    obey: (error) => obey(error, endSession),
  });
  let wallet: Promise<Wallet> | undefined;
  let profile: Promise<Profile> | undefined;
  return {
    key: session.memberKey,
    operator,
    wallet: () => {
      wallet ??= operator.wallet.get();
      return wallet;
    },
    profile: () => {
      profile ??= operator.account.profile();
      return profile;
    },
  };
}

/** `invalid-token` and "cannot verify identity" end at /login, `gone` at /terminated, from any call. */
function obey(error: OperatorError, endSession: () => Promise<Response>): Promise<Response> | undefined {
  if (error.isGone) return Promise.resolve(redirect("/terminated"));
  return error.endsSession ? endSession() : undefined;
}

/** To /login as a new document, so that nothing personal stays; the place is kept for when the member is back. */
async function toLogin(
  headers: Headers,
  place: () => Promise<Place | null>,
  { sessions: { places } }: RequestContext,
  memberKey?: string,
): Promise<Response> {
  const left = await place();
  if (left) headers.append("set-cookie", await places.keep(left, memberKey));
  return redirectDocument("/login", { headers });
}

/** A client for a guest: no token; only `gone` is an order. */
export function guestOperator(context: RequestContext): Operator {
  const obeyGone = (error: OperatorError) =>
    error.isGone ? Promise.resolve(redirect("/terminated")) : undefined;
  return context.operatorFor({ ...callerOf(context), obey: obeyGone });
}

export function callerOf({ requestId, address, userAgent, locale }: RequestContext): Caller {
  return { requestId, address, userAgent, locale };
}
