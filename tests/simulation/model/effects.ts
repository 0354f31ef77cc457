import type { EndpointName } from "schemas/contract";
import type { Books, ModelEntry } from "./books";

/** The values of a call: of its path, its body, and its file. */
export type CallInput = Readonly<Record<string, string | number>>;

/** One call that the operator executes, the nth of all. `id` is unique, `at` is the time by the operator's clock. */
export interface Deed {
  books: Books;
  input: CallInput;
  nth: number;
  id: string;
  at: string;
}

/**
 * What a call does to the books: false if the operator has to refuse it; a function for what a bank does later, which
 * returns whether the operation stands.
 */
type Effect = (deed: Deed) => boolean | ((books: Books) => boolean);

/** Withdrawals and slips of this amount are turned down by the bank, in satang. */
export const TURNED_DOWN = 50;

const OFFERS: ReadonlySet<string> = new Set(["DAILY", "WELCOME#2"]);

export const effects: Partial<Record<EndpointName, Effect>> = {
  "wallet.transfer"({ books, input: { from, to, amount }, at }) {
    const moved = satangOf(amount);
    if (balanceOf(books, String(from)) < moved) return false;
    move(books, { [String(from)]: -moved, [String(to)]: moved });
    write(books, entryOf("transfer", moved, at));
    return true;
  },
  "wallet.transferAll"({ books, input, at }) {
    const to = String(input.to);
    if (books.passwords[to] === undefined) return false;
    const others = Object.entries(books.balances).filter(([account, held]) => account !== to && held > 0);
    for (const [account, held] of others) move(books, { [account]: -held, [to]: held });
    write(books, ...others.map(([, held]) => entryOf("transfer", held, at)));
    return others.length > 0;
  },
  "wallet.withdrawAll"({ books, input: { amount }, at }) {
    let left = satangOf(amount);
    const drawn = left;
    for (const [account, held] of Object.entries(books.balances)) {
      const taken = Math.min(held, left);
      move(books, { [account]: -taken });
      left -= taken;
    }
    const pending = entryOf("withdraw", drawn, at, { status: "PENDING" });
    write(books, pending);
    const isPaid = drawn !== TURNED_DOWN;
    return (
      left === 0 &&
      ((later) => {
        if (!isPaid) move(later, { wallet: drawn });
        later.entries = later.entries.map((entry) => (entry === pending ? decided(entry, isPaid) : entry));
        return isPaid;
      })
    );
  },
  "wallet.slip"({ books, input: { file }, id, at }) {
    const amount = file === "turned-down" ? TURNED_DOWN : 10_000;
    const pending = { reference: id, status: "PENDING", amount: amount / 100, createdAt: at };
    books.slips = [pending, ...books.slips];
    const isPaid = amount !== TURNED_DOWN;
    return (later) => {
      later.slips = later.slips.map((slip) => (slip === pending ? decided(slip, isPaid) : slip));
      if (isPaid) credit(later, amount, at);
      return isPaid;
    };
  },
  "wallet.truelink"({ books, input: { link }, at }) {
    const voucher = String(link);
    if (books.redeemed.includes(voucher)) return false;
    books.redeemed = [...books.redeemed, voucher];
    credit(books, worthOf(voucher), at);
    return true;
  },
  "qrcode.create"({ books, input: { bankCode, amount }, id }) {
    books.codes[String(bankCode)] = { id, amount: satangOf(amount) };
    return true;
  },
  "wallet.activate"({ books, input: { slotCode }, id }) {
    if (books.passwords[String(slotCode)] !== undefined) return false;
    books.passwords[String(slotCode)] = id;
    return true;
  },
  "wallet.resetPassword"({ books, input: { slotCode }, id }) {
    books.passwords[String(slotCode)] = id;
    return true;
  },
  "bonus.activate"({ books, input, at }) {
    const code = String(input.code);
    if (books.held || !OFFERS.has(code)) return false;
    books.held = { type: "day", code };
    books.received[code] = [at, ...(books.received[code] ?? [])];
    return true;
  },
  "bonus.clear"({ books }) {
    if (!books.held) return false;
    books.held = undefined;
    return true;
  },
  "promotion.activate"({ books, input: { code } }) {
    if (books.held || books.promotion !== code) return false;
    Object.assign(books, { held: { type: "promotion" }, promotion: null });
    return true;
  },
  "invite.bonus"({ books, at }) {
    if (books.invite === 0) return false;
    gift(books, books.invite, "invite", at);
    books.invite = 0;
    return true;
  },
  "refund.receive"({ books, at }) {
    if (books.refund === 0 || books.held) return false;
    gift(books, books.refund, "refund", at);
    Object.assign(books, { refund: 0, held: { type: "refund" } });
    return true;
  },
  "refund.addWallet"({ books, at }) {
    if (books.refund === 0) return false;
    gift(books, books.refund, "refund", at);
    books.refund = 0;
    return true;
  },
  "spinwheel.spin"({ books, id, nth }) {
    if (books.coins === 0) return false;
    // A coin back, a coupon, or nothing.
    const prize = nth % 3;
    books.coins += prize === 0 ? 0 : -1;
    if (prize === 1) books.coupons = [...books.coupons, { _id: id, name: "20 baht", isClaimed: false }];
    return true;
  },
  "spinwheel.claim"({ books, input }) {
    const coupon = books.coupons.find(({ _id, isClaimed }) => _id === input.coupon && !isClaimed);
    if (!coupon) return false;
    books.coupons = books.coupons.map((one) => (one === coupon ? { ...one, isClaimed: true } : one));
    return true;
  },
  "account.updateProfile": () => true,
  "account.changePassword": () => true,
};

export function credit(books: Books, amount: number, at: string): void {
  move(books, { wallet: amount });
  write(books, entryOf("deposit", amount, at));
}

/** What a gift link is worth, in satang. */
export function worthOf(voucher: string): number {
  return voucher.endsWith("1") ? 10_000 : 33_300;
}

export function satangOf(amount: string | number | undefined): number {
  return Math.round(Number(amount) * 100);
}

function gift(books: Books, amount: number, source: string, at: string): void {
  move(books, { wallet: amount });
  write(books, entryOf("bonus", amount, at, { description: { source } }));
}

export function move({ balances }: Books, moves: Record<string, number>): void {
  for (const [account, by] of Object.entries(moves)) balances[account] = (balances[account] ?? 0) + by;
}

function write(books: Books, ...entries: ModelEntry[]): void {
  books.entries = [...entries, ...books.entries];
}

function entryOf(type: string, amount: number, at: string, more: Partial<ModelEntry> = {}): ModelEntry {
  return { statementType: type, status: "SUCCESS", amount: amount / 100, createdAt: at, ...more };
}

function decided<T extends { status: string }>(row: T, isPaid: boolean): T {
  return { ...row, status: isPaid ? "SUCCESS" : "FAILED" };
}

function balanceOf({ balances }: Books, account: string): number {
  return balances[account] ?? 0;
}
