import type { Books } from "./model/books";
import { credit, move } from "./model/effects";
import type { ModelOperator } from "./model/operator";
import type { Gift, Step } from "./step";

/** What a member is given to receive, spin or claim; none of it is in wallet or statement yet. */
const gifts: Record<Gift, (books: Books) => unknown> = {
  invite: (books) => Object.assign(books, { invite: books.invite + 10_000 }),
  refund: (books) => Object.assign(books, { refund: books.refund + 10_000 }),
  coins: (books) => Object.assign(books, { coins: books.coins + 2 }),
  promotion: (books) => Object.assign(books, { promotion: "SPRING" }),
  coupon: (books) => {
    const given = books.coupons.filter(({ _id }) => _id.startsWith("coupon-")).length;
    const coupon = { _id: `coupon-${given + 1}`, name: "50 baht", isClaimed: false };
    return Object.assign(books, { coupons: [...books.coupons, coupon] });
  },
};

export function memberOf({ member }: { member: number }): string {
  return `member-${member}`;
}

/** A change of a member's books that no call of ours causes. */
type Change = Extract<Step, { do: "play" | "deposit" | "give" }>;

export function changeBooks(model: ModelOperator, step: Change): void {
  model.change(memberOf(step), ({ books, at }) => {
    if (step.do === "deposit") return credit(books, step.amount, at);
    if (step.do === "give") return gifts[step.what](books);
    return move(books, { [step.account]: Math.max(step.delta, -(books.balances[step.account] ?? 0)) });
  });
}
