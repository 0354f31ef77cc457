import type { Database } from "./database";

export type OfferKind = "bonus" | "promotion";

/** Something that members can receive: a fixed amount, or a percentage of the main wallet. Amounts are in satang. */
export interface Offer {
  kind: OfferKind;
  code: string;
  /** limit, day or week: the period that maxReceived counts. */
  type: string;
  maxReceived: number;
  /** How often all members together can receive it; null for no limit. */
  capacity: number | null;
  amount: number;
  percent: number;
  /** The largest amount that the percentage may give. */
  maxAmount: number;
  /** How many times all of the member's money must be played before the bonus can be ended. */
  turnover: number;
  /** It can also be ended once the balance is below this percentage of what was received. */
  percentFail: number;
  /** The number of its pictures. */
  banners: number;
  html: string;
}

export function listOffers(database: Database, kind: OfferKind): Offer[] {
  return database.all<Offer>("select * from offers where kind = ? order by position, code", kind);
}

export function findOffer(database: Database, kind: OfferKind, code: string): Offer | undefined {
  return database.one<Offer>("select * from offers where kind = ? and code = ?", kind, code);
}

/** Adds an offer at the end of its list, or replaces the one with the same code. */
export function putOffer(database: Database, offer: Offer): void {
  const held = database.one<{ position: number }>(
    "select position from offers where kind = ? and code = ?",
    offer.kind,
    offer.code,
  );
  const last = database.one<{ position: number }>(
    "select coalesce(max(position), 0) as position from offers where kind = ?",
    offer.kind,
  );
  const row = { ...offer, position: held?.position ?? (last?.position ?? 0) + 1 };
  const columns = Object.keys(row);
  database.run(
    `insert or replace into offers (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
}
