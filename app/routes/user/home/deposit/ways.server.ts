import type { RequestContext } from "~/context";
import type { QrProvider } from "./codes.server";
import type { PayeeAccount, walletOf } from "./offer.server";
import { type SlipHours, type Way, wayValue } from "./way";

interface Offered {
  providers: readonly QrProvider[];
  accounts: readonly PayeeAccount[];
  isAskedFor: boolean;
  /** Undefined if the brand accepts no slips. */
  slips: SlipHours | undefined;
  wallet: ReturnType<typeof walletOf>;
  /** Undefined if the member's wallet could not be read. */
  username: string | undefined;
}

/** The ways to deposit in the order shown: codes, the accounts together or one to ask for, the wallet. */
export function waysOf(offered: Offered, { brand }: Pick<RequestContext, "brand">): Way[] {
  return [...codeWays(offered), ...bankWay(offered), ...askedWay(offered), ...walletWay(offered, brand)];
}

function codeWays({ providers }: Offered): Way[] {
  return providers.map(({ bankCode, account, payee, apart, minimum, quickAmounts, open }) => {
    const act = open ? "show" : "create";
    const value = wayValue(act, { bankCode, account: String(account) });
    return { kind: "code", act, value, bank: payee.name, apart, minimum, quickAmounts, open };
  });
}

function bankWay({ accounts, slips }: Offered): Way[] {
  const [first, second] = accounts;
  if (!first) return [];
  const act = slips ? "slip" : "done";
  // With several accounts nobody knows yet to which of them the money goes.
  const value = wayValue(act, { way: "bank", bankCode: second ? "" : first.bankCode });
  return [{ kind: "bank", act, value, accounts, slips }];
}

function askedWay({ isAskedFor, slips }: Offered): Way[] {
  if (!isAskedFor) return [];
  const act = slips ? "slip" : "done";
  return [{ kind: "asked", act, value: wayValue(act, { way: "asked" }), slips }];
}

function walletWay({ wallet, username }: Offered, brand: RequestContext["brand"]): Way[] {
  if (!wallet) return [];
  if (wallet.way === "link") {
    const minimum = brand.deposit.trueWalletLinkMinimum;
    return [{ kind: "link", act: "send", value: wayValue("send", { way: "link" }), minimum }];
  }
  // The condition names the member, so there is no number without it.
  if (username === undefined) return [];
  const value = wayValue("done", { way: "number" });
  return [{ kind: "number", act: "done", value, number: wallet.number, username }];
}
