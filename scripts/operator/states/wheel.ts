import { fails, give } from "./faults";
import { inTurn, see, tap } from "./hands";
import type { Part, Stage, State } from "./state";

const needs: NonNullable<State["needs"]> = ({ features }) => features.spin;
const wheelScreen = { path: "/user/spin", needs, isSized: true } as const;

/** Whether the wheel's canvas has something drawn on it. */
function isDrawn(): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>("canvas[role=img]");
  if (!canvas) return false;
  const copy = document.createElement("canvas").getContext("2d");
  copy?.drawImage(canvas, canvas.width / 2, canvas.height * 0.2, 1, 1, 0, 0, 1, 1);
  return (copy?.getImageData(0, 0, 1, 1).data[3] ?? 0) > 0;
}

const drawn = ({ page }: Stage) => page.waitForFunction(isDrawn);
const coupon = give("coupons", { prize: "MONEY10" });
const next = (prize: string) => give("next-prize", { prize });
const spin = inTurn(drawn, ({ page }) => page.locator("button[value=spin]").last().click(), see("dialog"));

export const wheel: Part = {
  id: "wheel",
  name: "Wheel",
  states: [
    { id: "wheel", name: "ready", kind: "usual", ...wheelScreen, prepare: coupon, act: drawn },
    {
      ...{ id: "wheel-no-coins", name: "no coins", kind: "empty", ...wheelScreen, act: drawn },
      member: () => ({ name: "Ann", coin: 0 }),
    },
    {
      id: "wheel-result",
      name: "a result",
      kind: "done",
      ...wheelScreen,
      prepare: next("MONEY10"),
      act: spin,
    },
    {
      ...{ id: "wheel-coupon", name: "a coupon, reviewed", kind: "step", ...wheelScreen, prepare: coupon },
      act: inTurn(drawn, tap("button[value=review]"), see("dialog button[value=confirm]")),
    },
    {
      ...{ id: "wheel-coupons", name: "coupons of every end", kind: "usual", ...wheelScreen, act: drawn },
      prepare: inTurn(
        coupon,
        give("coupons", { prize: "MONEY10", isClaimed: true }),
        give("coupons", { prize: "MONEY10", daysAgo: 40 }),
      ),
    },
    {
      id: "wheel-broken",
      name: "not read",
      kind: "broken",
      ...wheelScreen,
      prepare: fails("spinwheel.setup"),
    },
    { id: "wheel-off", name: "the wheel is off", kind: "closed", ...wheelScreen, world: "bare" },
  ],
};
