/** A row of the statement, as the operator sends it; `amount` in baht. */
export interface ModelEntry {
  statementType: string;
  status: string;
  amount: number;
  createdAt: string;
  description?: { source: string };
}

export interface ModelSlip {
  reference: string;
  status: string;
  amount: number;
  createdAt: string;
}

export interface ModelCoupon {
  _id: string;
  name: string;
  isClaimed: boolean;
}

/** All that the operator knows of one member. Amounts in satang; lists newest first. */
export interface Books {
  balances: Record<string, number>;
  entries: ModelEntry[];
  slips: ModelSlip[];
  invite: number;
  refund: number;
  coins: number;
  coupons: ModelCoupon[];
  /** The QR code shown by each bank. */
  codes: Record<string, { id: string; amount: number } | undefined>;
  /** The password of each open game account. */
  passwords: Record<string, string>;
  /** When each offered bonus was received. */
  received: Record<string, string[]>;
  held: { type: string; code?: string } | undefined;
  /** The announced promotion, if the member has not received it. */
  promotion: string | null;
  /** The gift links that somebody has redeemed. */
  redeemed: string[];
}

interface Version {
  at: number;
  books: Books;
}

/** The first rows: a copy that is too old to be believed shows only the first of each list. */
const LONG_AGO = ["2026-11-18T08:00:00.000Z", "2026-11-19T08:00:00.000Z"] as const;

/** One member's books with their past states, because a response may be stale. */
export class ModelBooks {
  #versions: Version[] = [{ at: 0, books: firstBooks() }];

  get now(): Books {
    return (this.#versions.at(-1) as Version).books;
  }

  asOf(time: number): Books {
    return (this.#versions.findLast(({ at }) => at <= time) ?? (this.#versions[0] as Version)).books;
  }

  /** Applies a change at this time, unless it returns false. */
  change<T>(at: number, work: (draft: Books) => T): T {
    const draft = copyOf(this.now);
    const result = work(draft);
    if (result !== false) this.#versions.push({ at, books: draft });
    return result;
  }
}

function firstBooks(): Books {
  const [oldest, older] = LONG_AGO;
  const entry = { statementType: "deposit", status: "SUCCESS", amount: 1_000 };
  const slip = { status: "SUCCESS", amount: 1_000 };
  return {
    balances: { wallet: 500_000, JOKER: 100_000, PG: 50_000 },
    entries: [
      { ...entry, createdAt: older },
      { ...entry, createdAt: oldest },
    ],
    slips: [
      { ...slip, reference: "slip-2", createdAt: older },
      { ...slip, reference: "slip-1", createdAt: oldest },
    ],
    invite: 10_000,
    refund: 10_000,
    coins: 3,
    coupons: [{ _id: "coupon-1", name: "50 baht", isClaimed: false }],
    codes: {},
    passwords: { JOKER: "password-1", PG: "password-2" },
    received: {},
    held: undefined,
    promotion: "SPRING",
    redeemed: [],
  };
}

/** Lists are replaced, never changed, so a copy may share them. */
function copyOf(books: Books): Books {
  const { balances, codes, passwords, received } = books;
  return {
    ...books,
    balances: { ...balances },
    codes: { ...codes },
    passwords: { ...passwords },
    received: { ...received },
  };
}
