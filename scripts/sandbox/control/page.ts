import { html, Markup } from "../../html/markup";
import type { Sandbox } from "../state/sandbox";
import { cashierSection } from "./cashier-section";
import { chatForms } from "./chat";
import type { ControlRoute } from "./control-route";
import { gamesSection } from "./games-section";
import { oneTimeCodesTable } from "./one-time-codes";
import { clockForm, faultForms, settingsForm, wireForm } from "./page-forms";
import { callsTable, ledgerProof, membersTable } from "./page-tables";
import { rewardsTables } from "./rewards-table";

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 75rem; padding: 1rem; color: #1b2430 }
h2 { border-bottom: 1px solid #ccd4de; margin-top: 2rem }
table { border-collapse: collapse; width: 100%; font-size: 13px }
th, td { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid #e4e9ef; vertical-align: top }
.n { text-align: right; font-variant-numeric: tabular-nums }
form { display: flex; flex-wrap: wrap; gap: .3rem .8rem; margin: .2rem 0; align-items: end }
td form { flex-wrap: nowrap } td input { width: 5rem }
label { display: grid; font-size: 12px; color: #51606f }
.warn { background: #fde8e8; padding: .5rem } code { background: #eef2f6 }
`;

function terminateSwitch({ settings }: Sandbox): Markup {
  const next = settings.terminated ? "false" : "true";
  return html`${settings.terminated ? html`<p class="warn">The service is terminated: every call answers 410.</p>` : ""}
<form method="post" action="/sandbox/settings"><button name="terminated" value="${next}">
${settings.terminated ? "Open the service again" : "Terminate the service"}</button></form>
<form method="post" action="/sandbox/reset"><button>Reset switches, faults, clock and record</button>
<button name="data" value="true">Reset everything, data too</button></form>`;
}

function endpointList(routes: readonly ControlRoute[]): Markup {
  const rows = routes.map(
    ({ method, path, about }) => html`<tr><td><code>${method} ${path}</code></td><td>${about}</td></tr>`,
  );
  return html`<table><tbody>${rows}</tbody></table>`;
}

/** The control room as a page: plain forms without JavaScript. */
export function controlPage(sandbox: Sandbox, routes: readonly ControlRoute[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox operator</title><style>${new Markup(style)}</style></head><body>
<h1>Sandbox operator: ${sandbox.settings.name}</h1>
${terminateSwitch(sandbox)}
<h2>Members</h2>${membersTable(sandbox)}
<h2>Cashier</h2>${cashierSection(sandbox)}
<h2>Rewards</h2>${rewardsTables(sandbox)}
<h2>One-time codes</h2>${oneTimeCodesTable(sandbox)}
<h2>Games</h2>${gamesSection(sandbox)}
<h2>Chat</h2>${chatForms(sandbox)}
<h2>Ledger</h2>${ledgerProof(sandbox)}
<h2>Recent calls</h2>${callsTable(sandbox)}
<h2>Faults</h2>${faultForms(sandbox)}
<h2>Settings</h2>${settingsForm(sandbox)}
<h2>Wire variety</h2>${wireForm(sandbox)}
<h2>Clock</h2>${clockForm(sandbox)}
<h2>Control endpoints (JSON in, JSON out)</h2>${endpointList(routes)}
</body></html>`.text;
}
