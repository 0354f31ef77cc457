import { getMember } from "../store/members";
import { enter, hasCredentials, type Outcome, passBy, signIn } from "./arrive";
import { appPage, doorPage, refusalPage, refusalTitle } from "./pages";
import { formOf, sendPage, sendTo, type Visitor } from "./visitor";

function record({ sandbox, request, url, game }: Visitor, outcome: Outcome, fields: URLSearchParams): void {
  const { account, username, refusal, how } = outcome;
  sandbox.provider.arrivals.add({
    at: sandbox.clock.now(),
    provider: game.code,
    how,
    member: (account && getMember(sandbox.database, account.memberId)?.username) ?? null,
    username,
    accepted: refusal === undefined,
    reason: refusal?.reason ?? null,
    method: request.method ?? "GET",
    path: url.pathname,
    fields: [...new Set(fields.keys())],
    referer: request.headers.referer ?? null,
    origin: request.headers.origin ?? null,
    userAgent: request.headers["user-agent"] ?? null,
  });
}

/** Admits the account or says why not. Redirects to a URL without credentials or ticket. */
function conclude(visitor: Visitor, outcome: Outcome, fields: URLSearchParams, withoutAccount: string): void {
  const { sandbox, response, game } = visitor;
  record(visitor, outcome, fields);
  const { account, refusal, how } = outcome;
  if (refusal) {
    sendPage(response, refusal.status, refusalPage(refusalTitle(game), refusal.reason));
    return;
  }
  if (!account) {
    sendPage(response, 200, withoutAccount);
    return;
  }
  const { memberId, code, username } = account;
  const session = sandbox.provider.letIn({ memberId, code, username, how });
  sendTo(response, `/${code}/play?session=${session}`);
}

/** A visit to the provider's own URL, with or without credentials in its query. */
export function comeByLink(visitor: Visitor): void {
  const { sandbox, game, url } = visitor;
  const query = url.searchParams;
  const outcome = hasCredentials(query)
    ? signIn(sandbox, game.code, "query", query)
    : passBy(sandbox, game.code, "link");
  conclude(visitor, outcome, query, doorPage(sandbox, game));
}

export async function comeByForm(visitor: Visitor): Promise<void> {
  const { sandbox, game, request } = visitor;
  const fields = await formOf(request);
  conclude(visitor, signIn(sandbox, game.code, "form", fields), fields, "");
}

export function comeByTicket(visitor: Visitor): void {
  const { sandbox, game, url } = visitor;
  const query = url.searchParams;
  conclude(visitor, enter(sandbox, game.code, query.get("ticket") ?? ""), query, "");
}

export function comeForApp(visitor: Visitor, system: "android" | "ios"): void {
  const { sandbox, game, url } = visitor;
  conclude(visitor, passBy(sandbox, game.code, "app"), url.searchParams, appPage(game, system));
}
