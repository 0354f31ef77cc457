import { errorGroups } from "schemas/contract/errors";
import { renderSVG } from "uqr";
import { html, Markup } from "../../html/markup";
import { giftLink } from "../cashier/gift-links";
import { toMajor } from "../money/amount";
import { cashierSwitchesSchema } from "../state/cashier-rules";
import type { Sandbox } from "../state/sandbox";
import { listTransfers } from "../store/bank-transfers";
import { listVouchers } from "../store/gift-vouchers";
import { listQrCodes } from "../store/qr-codes";
import { listSlips } from "../store/slips";
import { listWithdrawals } from "../store/withdrawals";
import { describeQrCode, describeWithdrawal } from "./cashier";
import { choice, fieldsOf } from "./page-forms";
import { describeSlip, describeTransfer } from "./slips";

const SHOWN = 12;

function table(heads: readonly string[], rows: readonly Markup[]): Markup {
  return html`<table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

function button(action: string, label: string, fields: Record<string, string> = {}): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${action}">${hidden}<button>${label}</button></form>`;
}

function qrCodes(sandbox: Sandbox): Markup {
  const rows = listQrCodes(sandbox.database, SHOWN)
    .map((code) => describeQrCode(sandbox, code))
    .map(({ id, username, bankCode, amount, status, expiresAt, payload }) => {
      const at = `/sandbox/qrcodes/${id}`;
      const isActive = status === "ACTIVE";
      const svg = new Markup(renderSVG(payload, { pixelSize: 2 }));
      return html`<tr><th scope="row">${username}</th><td>${bankCode}</td><td class="n">${amount.toFixed(2)}</td>
<td>${status}</td><td>${expiresAt.slice(0, 19)}</td><td>${isActive ? svg : ""}</td>
<td>${isActive ? [button(`${at}/pay`, "Pay"), button(`${at}/expire`, "Expire")] : ""}</td></tr>`;
    });
  return html`<h3>QR codes</h3>${table(["member", "provider", "amount", "status", "until", "code", "do"], rows)}`;
}

function transfers(sandbox: Sandbox): Markup {
  const rows = listTransfers(sandbox.database, SHOWN)
    .map((transfer) => describeTransfer(sandbox, transfer))
    .map(
      ({ reference, createdAt, amount, fromBank, fromName, toBank, answer, png, jpg }) =>
        html`<tr><th scope="row"><code>${reference}</code></th><td>${createdAt.slice(0, 19)}</td><td>${fromBank} ${fromName}</td>
<td>${toBank}</td><td class="n">${amount.toFixed(2)}</td><td>${answer}</td>
<td><a href="${png}">slip, PNG</a> <a href="${jpg}">JPEG</a></td></tr>`,
    );
  return html`<h3>Bank transfers and their slips</h3>
<form method="post" action="/sandbox/transfers"><label>username <input name="username" required></label>
<label>amount <input name="amount" inputmode="decimal" required></label><label>minutesAgo <input name="minutesAgo" inputmode="numeric"></label>
${choice("answer", ["", ...errorGroups.slipReason], "")}<button>Transfer to the operator</button></form>
${table(["reference", "at", "from", "to", "amount", "bank says", "slip"], rows)}`;
}

function slips(sandbox: Sandbox): Markup {
  const rows = listSlips(sandbox.database, SHOWN)
    .map((slip) => describeSlip(sandbox, slip))
    .map(({ reference, username, createdAt, amount, status, note, dueAt }) => {
      const at = `/sandbox/slips/${reference}/settle`;
      const settle = [button(at, "Settle"), button(at, "Refuse", { note: "UNKNOW_ERROR" })];
      return html`<tr><th scope="row">${username}</th><td>${createdAt.slice(0, 19)}</td><td class="n">${amount?.toFixed(2)}</td>
<td>${status}</td><td>${note}</td><td>${dueAt?.slice(0, 19)}</td><td>${status === "PENDING" ? settle : ""}</td></tr>`;
    });
  return html`<h3>Slips</h3>${table(["member", "at", "amount", "status", "note", "due", "do"], rows)}`;
}

function vouchers({ database }: Sandbox): Markup {
  const rows = listVouchers(database, SHOWN).map(
    ({ code, amount, redeemedAt }) => html`<tr><th scope="row"><code>${giftLink(code)}</code></th>
<td class="n">${toMajor(amount).toFixed(2)}</td><td>${redeemedAt ? `redeemed ${redeemedAt.slice(0, 19)}` : ""}</td></tr>`,
  );
  return html`<h3>Gift links</h3><form method="post" action="/sandbox/vouchers">
<label>amount <input name="amount" inputmode="decimal" required></label><button>Make a gift link</button></form>
${table(["link", "amount", ""], rows)}`;
}

function withdrawals(sandbox: Sandbox): Markup {
  const rows = listWithdrawals(sandbox.database, SHOWN)
    .map((withdrawal) => describeWithdrawal(sandbox, withdrawal))
    .map(({ id, username, createdAt, amount, status, dueAt }) => {
      const at = `/sandbox/withdrawals/${id}/settle`;
      const settle = [button(at, "Pay", { outcome: "SUCCESS" }), button(at, "Refuse", { outcome: "FAILED" })];
      return html`<tr><th scope="row">${username}</th><td>${createdAt.slice(0, 19)}</td><td class="n">${amount.toFixed(2)}</td>
<td>${status}</td><td>${dueAt?.slice(0, 19)}</td><td>${status === "PENDING" ? settle : ""}</td></tr>`;
    });
  return html`<h3>Withdrawals</h3>${table(["member", "at", "amount", "status", "due", "do"], rows)}`;
}

/** Deposits and withdrawals from the banks' and the operator's side. */
export function cashierSection(sandbox: Sandbox): Markup {
  const rules = { ...sandbox.cashier.of(null) };
  return html`${qrCodes(sandbox)}${transfers(sandbox)}${slips(sandbox)}${vouchers(sandbox)}${withdrawals(sandbox)}
<h3>Rules, for everybody</h3><form method="post" action="/sandbox/cashier">${fieldsOf(cashierSwitchesSchema, rules)}
<button>Save rules</button></form>`;
}
