import type { Member } from "../store/members";
import { ApiError } from "./api-error";
import type { Sandbox } from "./sandbox";

/** What a handler receives besides its input. */
export interface Call {
  sandbox: Sandbox;
  /** Present if the contract requires a token, or if the caller sent a valid one. */
  member: Member | undefined;
  /** The first address in X-Forwarded-For, otherwise the socket's. */
  address: string;
}

/** The calling member. Throws if there is none, which the pipeline rules out for calls that require a token. */
export function requireMember(call: Call): Member {
  if (!call.member) throw new ApiError("invalid-token");
  return call.member;
}
