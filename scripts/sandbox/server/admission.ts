import type { IncomingMessage } from "node:http";
import { isMultipart } from "schemas/contract/endpoint";
import type * as z from "zod";
import { ApiError, type ApiErrorCode } from "../state/api-error";
import type { Call } from "../state/call";
import type { Sandbox } from "../state/sandbox";
import { getMember, type Member } from "../store/members";
import { findSession, type Session } from "../store/sessions";
import type { Received } from "./received";
import type { MatchedCall } from "./routes";

export interface Caller {
  /** Whether a token was sent, valid or not. */
  hasToken: boolean;
  session: Session | undefined;
  member: Member | undefined;
  address: string;
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

/** Identifies the caller without checking permissions. */
export function identify({ database }: Sandbox, request: IncomingMessage): Caller {
  const [, token] = /^Bearer (\S+)$/i.exec(header(request, "authorization")) ?? [];
  const session = token === undefined ? undefined : findSession(database, token);
  const forwarded = header(request, "x-forwarded-for").split(",")[0]?.trim();
  return {
    hasToken: token !== undefined,
    session,
    member: session && getMember(database, session.memberId),
    address: forwarded || (request.socket.remoteAddress ?? ""),
  };
}

function requireAddress({ settings }: Sandbox, { address }: Caller, member: Member | undefined): void {
  for (const expected of [settings.expectedAddress, member?.expectedAddress]) {
    if (expected && expected !== "any" && expected !== address) {
      throw new ApiError("INVALID_IP", `came from ${address}, expected ${expected}`);
    }
  }
}

function requireSession({ settings, clock }: Sandbox, caller: Caller): void {
  const { session, member, address } = caller;
  if (!session || !member || session.revokedAt !== null) throw new ApiError("invalid-token");
  const ageMs = clock.nowMs() - Date.parse(session.createdAt);
  if (settings.sessionMinutes > 0 && ageMs > settings.sessionMinutes * 60_000) {
    throw new ApiError("EXPIRED_AUTH_TOKEN");
  }
  if (settings.bindAddress && session.address !== address) throw new ApiError("INVALID_IP");
  if (!member.isActive) throw new ApiError("INACTIVE_USER");
  if (member.callCode) throw new ApiError(member.callCode);
}

/** Returns what the handler needs to know about the call, or throws the ApiError. */
export function admit(sandbox: Sandbox, request: IncomingMessage, call: MatchedCall, caller: Caller): Call {
  if (sandbox.settings.terminated && !(isActiveLookup(call) && sandbox.settings.activeAnswer !== "gone")) {
    throw new ApiError("gone");
  }
  const sentWith = header(request, "x-requested-with");
  if (sentWith !== "wallet-user") {
    throw new ApiError(
      sentWith === "" ? "KEY_MISSING" : "KEY_INVALID",
      "X-Requested-With must be wallet-user",
      400,
    );
  }
  requireAddress(sandbox, caller, caller.member);
  // Guests may use the chat, but a caller who sends a token must send a valid one.
  const isMembersChat = caller.hasToken && call.name.startsWith("chat.");
  if (call.endpoint.token || isMembersChat) requireSession(sandbox, caller);
  const isSignedIn = caller.session?.revokedAt === null;
  return { sandbox, member: isSignedIn ? caller.member : undefined, address: caller.address };
}

function isActiveLookup(call: MatchedCall): boolean {
  return call.name === "lookup.active";
}

/** The code that a real operator would return for a body that violates the contract. */
function badBodyCode(call: MatchedCall, error: z.ZodError | undefined): ApiErrorCode {
  if (error?.issues.some(({ path }) => path[0] === "amount")) return "TRANSFER_MINIMUM";
  if (call.name === "account.login") return "WRONG_CREDENTIAL";
  const area = call.name.split(".")[0];
  if (area === "account") return "INVALID_USER_INFO";
  if (area === "otp") return call.name === "otp.send" ? "OTP_SEND_FAIL" : "OTP_VERIFY_FAIL";
  if (call.name === "wallet.truelink") return "TRUELINK_INVALID";
  return area === "wallet" ? "TRANSFER_FAIL" : "NO_DATA";
}

/** The path parameters and body fields, exactly as the contract says: no extra fields, no numbers as text. */
export function requireInput(request: IncomingMessage, call: MatchedCall, received: Received): object {
  const { body } = call.endpoint;
  if (isMultipart(body)) return { ...call.values, upload: received.upload };
  const { text = "", json } = received;
  if (body === undefined) {
    if (text.trim() === "" || text.trim() === "{}") return call.values;
    throw new ApiError(badBodyCode(call, undefined), "this call takes no body", 400);
  }
  if (!/^application\/json\b/i.test(header(request, "content-type"))) {
    throw new ApiError(badBodyCode(call, undefined), "Content-Type must be application/json", 400);
  }
  const parsed = body.strict().safeParse(json);
  if (!parsed.success) {
    const detail = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
    throw new ApiError(badBodyCode(call, parsed.error), detail, 400);
  }
  return { ...call.values, ...parsed.data };
}
