import { html, type Markup } from "../../html/markup";
import { gameStates } from "../state/game-switches";
import type { Sandbox } from "../state/sandbox";
import { listAllGames } from "../store/games";

const ARRIVALS_SHOWN = 20;

function stateForm(code: string): Markup {
  const states = gameStates.map((state) => html`<option>${state}</option>`);
  return html`<form method="post" action="/sandbox/games/${code}"><select name="state" aria-label="state">${states}</select>
<input name="username" aria-label="for this member only" placeholder="everybody"><button>Set</button></form>`;
}

function arrivalRows({ provider }: Sandbox): Markup[] {
  return provider.arrivals
    .list({})
    .slice(-ARRIVALS_SHOWN)
    .reverse()
    .map(
      (
        arrival,
      ) => html`<tr><td>${arrival.at.slice(11, 19)}</td><td>${arrival.provider}</td><td>${arrival.how}</td>
<td>${arrival.member}</td><td>${arrival.username}</td><td>${arrival.accepted ? "let in" : arrival.reason}</td><td>${arrival.referer}</td></tr>`,
    );
}

/** The games with their state and settings, and the arrivals at the providers. */
export function gamesSection(sandbox: Sandbox): Markup {
  const changed = sandbox.games.list().map((change) => html`<li><code>${JSON.stringify(change)}</code></li>`);
  const rows = listAllGames(sandbox.database).map(
    ({ code, name, category }) => html`<tr><th scope="row">${code}</th><td>${name}</td><td>${category}</td>
<td>${sandbox.games.ofEverybody(code).state ?? "open"}</td><td>${stateForm(code)}</td></tr>`,
  );
  return html`<p>The providers are at <a href="${sandbox.provider.origin}">${sandbox.provider.origin}</a>.</p>
<ul>${changed}</ul>
<form method="post" action="/sandbox/games"><input type="hidden" name="_method" value="DELETE"><button>All as in the catalogue</button></form>
<table><thead><tr><th>at</th><th>provider</th><th>how</th><th>member</th><th>account</th><th></th><th>referer</th></tr></thead>
<tbody>${arrivalRows(sandbox)}</tbody></table>
<table><thead><tr><th>code</th><th>name</th><th>category</th><th>state</th><th>do</th></tr></thead><tbody>${rows}</tbody></table>`;
}
