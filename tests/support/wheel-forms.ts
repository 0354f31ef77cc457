import type { MoneyForm } from "./money-form";

const COINS = 1_000;

/**
 * A spin that wins nothing: only the coin shows that it happened. An unspent coin proves nothing, since a coin can be
 * won.
 */
export const spinForm: MoneyForm = {
  name: "spin",
  endpoint: "spinwheel.spin",
  path: "/user/spin",
  button: "spin",
  member: { coin: COINS },
  async fields(_, client, member) {
    await client.control("POST", `/members/${member.username}/next-prize`, { prize: "AGAIN" });
    return { do: "spin" };
  },
  happened: "done",
  undecided: "checking",
  async moved(client, member) {
    const { coin } = await client.control<{ coin: number }>("GET", `/members/${member.username}/rewards`);
    return (COINS - coin) * 100;
  },
};

/** Each claim has its own coupon. A gift, which cannot be claimed, keeps the table from being empty. */
export const couponForm: MoneyForm = {
  name: "coupon claim",
  endpoint: "spinwheel.claim",
  path: "/user/spin",
  async draw(visitor) {
    const coupon = await visitor.hiddenField("/user/spin", "coupon", "review");
    const review = await visitor.post("/user/spin", { coupon, of: "claim", do: "review" });
    const form = (await review.text()).split("<form").find((one) => one.includes(`value="confirm"`));
    const intent = /name="intent" value="([^"]+)"/.exec(form ?? "")?.[1];
    if (intent === undefined) throw new Error("the coupon's claim is not asked to be confirmed");
    return intent;
  },
  member: { walletAmount: 0 },
  prepare: (client, member) =>
    client.control("POST", `/members/${member.username}/coupons`, { prize: "GIFT" }),
  async fields(amount, client, member) {
    const path = `/members/${member.username}/coupons`;
    const { coupons } = await client.control<{ coupons: { _id: string }[] }>("POST", path, {
      prize: `MONEY${amount}`,
    });
    return { coupon: coupons[0]?._id ?? "", do: "confirm", of: "claim" };
  },
  happened: "done",
  moved: async (client, member) => (await client.state(member)).wallet,
};

export const wheelForms: readonly MoneyForm[] = [spinForm, couponForm];
