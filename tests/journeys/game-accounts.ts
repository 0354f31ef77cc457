import type { Arrival } from "../../scripts/sandbox/state/arrivals";
import type { GameAccount } from "../contract/operator-under-test";
import type { JourneyMember, SandboxControl } from "../support/sandbox";

/** The member's account at a provider. */
export async function accountAt(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  code: string,
): Promise<GameAccount> {
  const accounts = await sandbox.control<GameAccount[]>("GET", `/members/${username}/accounts`);
  const found = accounts.find((account) => account.code === code);
  if (!found) throw new Error(`no account at ${code}`);
  return found;
}

/** Opens an account at a provider, or closes it, with these credentials. */
export function setAccount(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  account: Pick<GameAccount, "code" | "isActive"> & Partial<GameAccount>,
): Promise<unknown> {
  return sandbox.control("POST", `/members/${username}/accounts`, account);
}

/** The arrivals at a provider with this member's account, oldest first. */
export function arrivalsOf(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  code: string,
): Promise<Arrival[]> {
  return sandbox.control("GET", `/arrivals?provider=${code}&username=${username}`);
}

/** Changes a game's settings for this member only. */
export function switchGame(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  code: string,
  change: object,
): Promise<unknown> {
  return sandbox.control("POST", `/games/${code}`, { username, ...change });
}
