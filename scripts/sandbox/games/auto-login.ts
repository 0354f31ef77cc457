import { autologinProviders } from "schemas/contract/autologin";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import type { Member } from "../store/members";
import { issueTicket } from "../store/one-time-links";
import { requireAccount } from "./accounts";

interface Wanted {
  provider: string;
  username: string;
  /** Absent in the call that takes no password. */
  password?: string;
}

/** A one-time link that opens the member's account at the provider. */
export function autoLogin(sandbox: Sandbox, member: Member, wanted: Wanted): string {
  const withPassword = wanted.password !== undefined;
  const { byPassword, byUsername } = autologinProviders;
  if (!(withPassword ? byPassword : byUsername).includes(wanted.provider)) throw new ApiError("NO_GAME");
  const code = wanted.provider.toUpperCase();
  const account = requireAccount(sandbox, member, code);
  if (account.username !== wanted.username) {
    throw new ApiError("SLOT_NO_ACCOUNT", `not the member's user name at ${code}: ${wanted.username}`);
  }
  if (withPassword && account.password !== wanted.password) {
    throw new ApiError("WRONG_PASSWORD", `not the password of ${wanted.username} at ${code}`);
  }
  const { state, link } = sandbox.games.of(member.username, code);
  if (state === "maintenance") {
    throw new ApiError("INTERNAL_SERVER_ERROR", `${code} is under maintenance`, 502);
  }
  if (link !== undefined) return link;
  const ticket = issueTicket(sandbox.database, {
    memberId: member.id,
    code,
    withPassword: withPassword ? 1 : 0,
    createdAt: sandbox.clock.now(),
  });
  return `${sandbox.provider.origin}/${code}/enter?ticket=${ticket}`;
}
