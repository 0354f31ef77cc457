import { noneTwice } from "../checks/duplicates";
import { pagesHold } from "../checks/paging";
import { answered, bothWays, pages, type RowsOf, refused } from "./row";

const GRANTS = "never: it grants something that cannot be given back";
const NONE = "DOCTOR0";
const once = () => [answered()];

export const inviteRows = {
  "invite.list": {
    loss: "invite: the list of friends is missing",
    asks: () => pages,
    checks: [pagesHold("invite.list", "invites")],
  },
  "invite.bonus": { loss: "home: the invite bonus cannot be received", never: GRANTS },
  "invite.banners": { loss: "invite: no pictures before the dialog", asks: once },
} satisfies RowsOf<"invite">;

export const refundRows = {
  "refund.list": {
    loss: "refund: the log is missing",
    asks: () => pages,
    checks: [pagesHold("refund.list", "refunds")],
  },
  "refund.check": { loss: "refund: no amount, and nothing can be received", asks: once },
  "refund.receive": { loss: "refund: cannot be received as a bonus", never: GRANTS },
  "refund.addWallet": { loss: "refund: cannot be received", never: GRANTS },
  "refund.banners": { loss: "refund: no pictures before the dialog", asks: once },
} satisfies RowsOf<"refund">;

export const bonusRows = {
  "bonus.list": {
    loss: "bonus: no bonus is offered",
    asks: once,
    checks: [noneTwice("bonus.list", "bonuses", "code", "bonus: which of the two is received is chance")],
  },
  "bonus.activate": { loss: "bonus: none can be received", writes: [refused({ code: NONE })] },
  "bonus.active": { loss: "bonus: a held bonus is not shown, and cannot be ended", asks: once },
  "bonus.minimum": { loss: "none: no screen calls it", asks: once },
  "bonus.clear": { loss: "bonus: a held bonus cannot be ended", never: GRANTS },
} satisfies RowsOf<"bonus">;

export const promotionRows = {
  "promotion.current": { loss: "bonus: no promotion is announced", asks: once },
  "promotion.find": {
    loss: "bonus: no promotion code is found",
    asks: (visit) => {
      const code = visit.answer("promotion", "current")?.promotion?.code;
      const known = code === undefined ? [] : bothWays({ code });
      return [refused({ code: NONE }), refused({ code: "DOCTOR/0" }), ...known];
    },
  },
  "promotion.activate": {
    loss: "bonus: no promotion code can be received",
    writes: [refused({ code: NONE })],
  },
} satisfies RowsOf<"promotion">;

export const spinwheelRows = {
  "spinwheel.active": { loss: "home: no spin wheel", asks: once },
  "spinwheel.setup": {
    loss: "spin: no wheel",
    asks: (visit) => (visit.answer("spinwheel", "active")?.isActive ? [answered()] : "the wheel is off"),
  },
  "spinwheel.spin": { loss: "spin: the wheel does not turn", never: "never: it takes a coin" },
  "spinwheel.coupons": {
    loss: "spin: no coupons",
    asks: once,
    checks: [noneTwice("spinwheel.coupons", "coupons", "_id", "spin: another coupon may be claimed")],
  },
  "spinwheel.claim": { loss: "spin: no coupon can be claimed", writes: [refused({ coupon: NONE })] },
} satisfies RowsOf<"spinwheel">;
