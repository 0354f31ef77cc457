import { createHash } from "node:crypto";
import { html, Markup } from "../../html/markup";
import type { Visit } from "../state/provider-site";
import type { Sandbox } from "../state/sandbox";
import type { Game } from "../store/games";
import { formStateProvider, issueFormState } from "./form-states";

const style = `
body { font: 16px/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 34rem; padding: 1rem; color: #1b2430 }
h1 { font-size: 1.4rem } dt { color: #51606f } dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
form { display: grid; gap: .6rem; margin: 1rem 0 } label { display: grid } input, button { font: inherit; padding: .5rem }
.refusal { background: #fde8e8; padding: .8rem }
`;

/** No scripts, nothing loaded from other sites, and no referrer sent to them. */
export const pageHeaders = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
};

function page(title: string, ...body: Markup[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${new Markup(style)}</style></head><body>
<h1>${title}</h1>
${body}
<p><small>A pretend provider of the sandbox operator: no money, no game.</small></p>
</body></html>`.text;
}

const titleOf = ({ name, code }: Game) => `${name} (${code})`;

/** The list of all providers. */
export function indexPage(games: readonly Game[]): string {
  const links = games.map((game) => html`<li><a href="/${game.code}">${titleOf(game)}</a></li>`);
  return page("Game providers", html`<ul>${links}</ul>`);
}

/** Where a link without credentials leads: nobody is signed in, but a person can sign in by hand. */
export function doorPage(sandbox: Sandbox, game: Game): string {
  const state = game.code === formStateProvider ? issueFormState(sandbox) : {};
  const hidden = Object.entries(state).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return page(
    titleOf(game),
    html`<p>Arrived by link: nobody is signed in.</p>
<form method="post" action="/${game.code}">${hidden}
<label>User name <input name="username" autocomplete="off" required></label>
<label>Password <input name="password" type="password" autocomplete="off" required></label>
<button>Sign in</button></form>`,
  );
}

const ways: Record<Visit["how"], string> = {
  form: "form (posted user name and password)",
  query: "query (user name and password in the link)",
  "auto-login": "one-time link (auto-login by user name)",
  "auto-login-with-password": "one-time link (auto-login by user name and password)",
  link: "link",
  app: "app link",
};

/** The page after sign-in: who arrived, how, and the account's balance. `balance` is in the member's currency. */
export function lobbyPage(game: Game, visit: Visit, session: string, balance: number): string {
  return page(
    titleOf(game),
    html`<dl><dt>Account</dt><dd><output>${visit.username}</output></dd>
<dt>Provider</dt><dd>${game.code}</dd><dt>Arrived by</dt><dd>${ways[visit.how]}</dd>
<dt>Balance in this game</dt><dd>${balance.toFixed(2)}</dd></dl>
<form method="post" action="/${game.code}/play"><input type="hidden" name="session" value="${session}">
<label>Amount <input name="amount" inputmode="decimal" required></label>
<button name="do" value="win">Win</button><button name="do" value="lose">Lose</button></form>
<p>The wallet shows it after its next refresh.</p>`,
  );
}

export function appPage(game: Game, system: string): string {
  return page(titleOf(game), html`<p>The app for ${system} would be fetched here.</p>`);
}

export function refusalPage(title: string, reason: string): string {
  return page(title, html`<p class="refusal" role="alert">${reason}</p>`);
}

export function refusalTitle(game: Game): string {
  return `${titleOf(game)}: not let in`;
}
