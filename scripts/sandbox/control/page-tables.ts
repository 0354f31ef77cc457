import { html, type Markup } from "../../html/markup";
import { toMajor } from "../money/amount";
import { proveLedger } from "../money/ledger-proof";
import { demoPassword } from "../seed/people";
import type { Sandbox } from "../state/sandbox";
import { listMembers } from "../store/members";
import { describeMember } from "./members";

const MEMBERS_SHOWN = 60;
const CALLS_SHOWN = 40;

function memberRow(member: ReturnType<typeof describeMember>): Markup {
  const games = Object.values(member.games).reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  const at = `/sandbox/members/${encodeURIComponent(member.username)}`;
  const open = Object.keys(member.games).map((code) => html`<option>${code}</option>`);
  const playForm = html`<form method="post" action="${at}/play"><select name="code" aria-label="game">${open}</select>
<input name="delta" aria-label="win or loss" required><button>Play</button></form>`;
  return html`<tr><th scope="row">${member.username}</th><td>${member.name}</td><td>${member.situation}</td>
<td class="n">${member.wallet.toFixed(2)}</td><td class="n">${toMajor(games).toFixed(2)}</td><td class="n">${member.statements}</td>
<td><form method="post" action="${at}/credit"><input name="amount" aria-label="amount" inputmode="decimal" required><button>Credit</button></form>
${open.length > 0 ? playForm : ""}
<a href="${at}/accounts">game accounts</a>
<form method="post" action="${at}/revoke"><button>Revoke sessions</button></form></td></tr>`;
}

/** All demo members share one password; members created through the control room may have their own. */
export function membersTable(sandbox: Sandbox): Markup {
  const members = listMembers(sandbox.database, MEMBERS_SHOWN).map((member) =>
    describeMember(sandbox, member),
  );
  return html`<p>Password of every demo member: <code>${demoPassword}</code></p>
<table><thead><tr><th>username</th><th>name</th><th>situation</th><th>wallet</th><th>games</th><th>entries</th><th>do</th></tr></thead>
<tbody>${members.map((member) => memberRow(member))}</tbody></table>`;
}

export function callsTable({ calls }: Sandbox): Markup {
  const rows = calls
    .list({ limit: CALLS_SHOWN })
    .reverse()
    .map(
      (
        call,
      ) => html`<tr><td>${call.at.slice(11, 23)}</td><td>${call.endpoint ?? `${call.method} ${call.path}`}</td>
<td>${call.username}</td><td>${call.status}</td><td>${call.fault}</td><td>${call.executed ? "yes" : "no"}</td>
<td class="n">${call.durationMs}</td><td>${call.detail}</td></tr>`,
    );
  return html`<table><thead><tr><th>at</th><th>call</th><th>member</th><th>status</th><th>fault</th><th>executed</th><th>ms</th><th>detail</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

export function ledgerProof(sandbox: Sandbox): Markup {
  const proof = proveLedger(sandbox.database);
  return html`<p><strong>${proof.isExact ? "Exact." : "NOT EXACT."}</strong> ${proof.postings} postings sum to
${proof.sumOfPostings}; in ${proof.moneyIn.toFixed(2)}, out ${proof.moneyOut.toFixed(2)}.</p>`;
}
