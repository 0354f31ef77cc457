import { html, type Markup } from "../../html/markup";
import { toMajor } from "../money/amount";
import { prizeCodes } from "../rewards/wheel";
import type { Sandbox } from "../state/sandbox";
import { countReceived } from "../store/member-bonuses";
import { listMembers } from "../store/members";
import { listOffers, type OfferKind } from "../store/offers";
import { describeRewards } from "./rewards";

const MEMBERS_SHOWN = 60;

function offerRow({ database }: Sandbox, kind: OfferKind): Markup[] {
  return listOffers(database, kind).map(
    ({
      code,
      type,
      maxReceived,
      capacity,
      amount,
      percent,
      maxAmount,
      turnover,
    }) => html`<tr><th scope="row">${code}</th><td>${kind}</td>
<td>${kind === "bonus" ? `${type}, ${maxReceived}×` : "once"}</td><td class="n">${amount > 0 ? toMajor(amount) : `${percent}% ≤ ${toMajor(maxAmount)}`}</td>
<td class="n">${turnover}×</td><td class="n">${countReceived(database, kind, code)}${capacity === null ? "" : ` of ${capacity}`}</td></tr>`,
  );
}

function memberRow(sandbox: Sandbox, member: Parameters<typeof describeRewards>[1]): Markup {
  const { coin, bonus, invite, refund, coupons } = describeRewards(sandbox, member);
  const at = `/sandbox/members/${encodeURIComponent(member.username)}`;
  const prizes = prizeCodes.map((code) => html`<option>${code}</option>`);
  const played = bonus && `${bonus.kind} ${bonus.type}: ${bonus.turnover} of ${bonus.required}`;
  return html`<tr><th scope="row">${member.username}</th><td>${played}</td><td class="n">${invite.pending} from ${invite.invitees}</td>
<td class="n">${refund.amount}</td><td class="n">${coin}</td><td class="n">${coupons.filter(({ claimedAt }) => claimedAt === null).length}</td>
<td><form method="post" action="${at}/wager"><input name="amount" aria-label="stake" inputmode="decimal" required><button>Wager</button></form>
<form method="post" action="${at}/coins"><input name="coins" aria-label="coins" inputmode="numeric" required><button>Give coins</button></form>
<form method="post" action="${at}/next-prize"><select name="prize" aria-label="prize">${prizes}</select><button>Wins next</button></form></td></tr>`;
}

/** The rewards that can be received, and each member's state. */
export function rewardsTables(sandbox: Sandbox): Markup {
  const offers = [...offerRow(sandbox, "bonus"), ...offerRow(sandbox, "promotion")];
  const members = listMembers(sandbox.database, MEMBERS_SHOWN).filter(({ loginCode }) => loginCode === null);
  return html`<table><thead><tr><th>code</th><th>kind</th><th>how often</th><th>gives</th><th>turnover</th><th>received</th></tr></thead>
<tbody>${offers}</tbody></table>
<table><thead><tr><th>member</th><th>bonus held</th><th>invite</th><th>refund</th><th>coins</th><th>coupons</th><th>do</th></tr></thead>
<tbody>${members.map((member) => memberRow(sandbox, member))}</tbody></table>`;
}
