import type { Way } from "../state/arrivals";
import type { Sandbox } from "../state/sandbox";
import { findGameAccount, findPlayer, type GameAccount } from "../store/game-accounts";
import { getMember } from "../store/members";
import { findTicket, spendTicket } from "../store/one-time-links";
import { formStateFault, formStateProvider } from "./form-states";

/** The result of an arrival: the admitted account, or why nobody was admitted. */
export interface Outcome {
  how: Way;
  username: string | null;
  /** Absent for a link without credentials. */
  account?: GameAccount;
  refusal?: { status: number; reason: string };
}

/** The names that providers' forms and links use for user name and password. */
const usernameFields = ["username", "txtUserName", "u"];
const passwordFields = ["password", "txtPassword", "p"];

/** The longest user name that a provider's form takes (specification, section 5). */
const usernameLimits: Partial<Record<string, number>> = { SLOTXO: 16 };

function first(fields: URLSearchParams, names: readonly string[]): string | null {
  return names.map((name) => fields.get(name)).find((value) => value !== null) ?? null;
}

/** Whether the URL itself carries credentials. */
export function hasCredentials(query: URLSearchParams): boolean {
  return first(query, usernameFields) !== null || first(query, passwordFields) !== null;
}

function refused(how: Way, username: string | null, status: number, reason: string): Outcome {
  return { how, username, refusal: { status, reason } };
}

const closed = { status: 503, reason: "Closed for maintenance." };

/** Records an arrival by a link without credentials. */
export function passBy(sandbox: Sandbox, code: string, how: "link" | "app"): Outcome {
  const isClosed = sandbox.games.ofEverybody(code).state === "maintenance";
  return { how, username: null, ...(isClosed && { refusal: closed }) };
}

/** Admits the account unless the game is under maintenance, which can be set for a single member. */
function admitted(sandbox: Sandbox, how: Way, account: GameAccount): Outcome {
  const { username, code, memberId } = account;
  const member = getMember(sandbox.database, memberId)?.username ?? "";
  if (account.isActive !== 1) return refused(how, username, 403, "This account is not open.");
  if (sandbox.games.of(member, code).state === "maintenance") {
    return { how, username, refusal: closed };
  }
  return { how, username, account };
}

/** Signs in with user name and password, from a form or a link. */
export function signIn(
  sandbox: Sandbox,
  code: string,
  how: "form" | "query",
  fields: URLSearchParams,
): Outcome {
  const username = first(fields, usernameFields);
  const password = first(fields, passwordFields);
  if (!username || !password) return refused(how, username, 400, "User name and password are needed.");
  if (how === "form" && username.length > (usernameLimits[code] ?? Number.POSITIVE_INFINITY)) {
    return refused(how, username, 400, `A user name has at most ${usernameLimits[code]} characters here.`);
  }
  const fault = how === "form" && code === formStateProvider ? formStateFault(sandbox, fields) : undefined;
  if (fault) return refused(how, username, 400, fault);
  const account = findPlayer(sandbox.database, code, username);
  if (account?.password !== password) return refused(how, username, 401, "Wrong user name or password.");
  return admitted(sandbox, how, account);
}

/** Redeems an auto-login ticket: valid once, for the account that it was issued for. */
export function enter(sandbox: Sandbox, code: string, ticket: string): Outcome {
  const { database, clock, settings } = sandbox;
  const link = findTicket(database, ticket);
  const how = link?.withPassword === 1 ? "auto-login-with-password" : "auto-login";
  const account = link && findGameAccount(database, link.memberId, code);
  if (!account || link.code !== code) return refused(how, null, 404, "This link leads nowhere.");
  const ageMs = clock.nowMs() - Date.parse(link.createdAt);
  if (ageMs > settings.gameLinkMinutes * 60_000) {
    return refused(how, account.username, 410, "This link has expired.");
  }
  if (!spendTicket(database, ticket, clock.now())) {
    return refused(how, account.username, 410, "This link has been used already.");
  }
  return admitted(sandbox, how, account);
}
