import { answers, fails, give, refuses } from "./faults";
import { atOutcome, inTurn, OUTCOME, open, see, tap, type } from "./hands";
import type { Part, Stage } from "./state";

const screen = { path: "/user/bonus" } as const;
const offer = { path: "/user/bonus/WELCOME", shows: "/user/bonus/:code" } as const;
const review = inTurn(tap("dialog button[value=review]"), see("dialog button[value=confirm]"));
const confirmed = inTurn(review, tap("dialog button[value=confirm]"), atOutcome);
const held = give("flags", { bonus: "day" });
const hasCodes: NonNullable<Part["states"][number]["needs"]> = ({ features }) => features.promotions;
const find = (code: string) =>
  inTurn(type("input[name=code]:not([type=hidden])", code), tap("button[value=find]"));

/** Stakes as much as the bonus asks for, so that it can be ended. */
async function meetTurnover({ sandbox, member: { username } }: Stage): Promise<void> {
  const path = `/members/${username}`;
  const { bonus } = await sandbox.control<{ bonus: { required: number } | null }>("GET", `${path}/rewards`);
  await sandbox.post(`${path}/wager`, { amount: bonus?.required ?? 0 });
}

export const bonus: Part = {
  id: "bonus",
  name: "Bonus",
  states: [
    { id: "bonus", name: "all bonuses", kind: "usual", ...screen },
    {
      id: "bonus-none",
      name: "no bonuses",
      kind: "empty",
      ...screen,
      prepare: answers("bonus.list", { bonuses: [] }),
    },
    { id: "bonus-broken", name: "not read", kind: "broken", ...screen, prepare: fails("bonus.list") },
    { id: "bonus-offer", name: "a bonus", kind: "usual", ...offer },
    { id: "bonus-review", name: "reviewed before it binds", kind: "step", ...offer, act: review },
    { id: "bonus-done", name: "received", kind: "done", ...offer, shows: OUTCOME, act: confirmed },
    {
      ...{ id: "bonus-refused", name: "refused by the operator", kind: "refused", ...offer },
      prepare: refuses("bonus.activate", "BONUS_FULL"),
      act: inTurn(review, tap("dialog button[value=confirm]"), see("[role=alertdialog]")),
    },
    { id: "bonus-held", name: "a bonus is held", kind: "closed", ...screen, prepare: held },
    {
      ...{ id: "bonus-end", name: "to be ended", kind: "step", ...screen },
      act: inTurn(
        held,
        meetTurnover,
        open("/user/bonus"),
        tap("button[value=clear]"),
        see("dialog button[value=confirm]"),
      ),
    },
    {
      ...{ id: "promotion", name: "a code that is found", kind: "step", ...screen, needs: hasCodes },
      act: inTurn(
        find("GIFT50"),
        see("input[name=code][value=GIFT50] ~ button, form:has(input[value=GIFT50]) button[value=promotion]"),
      ),
    },
    {
      ...{ id: "promotion-none", name: "no such code", kind: "refused", ...screen, needs: hasCodes },
      act: inTurn(find("NOSUCHCODE"), see("[role=alert]:not(:empty), [aria-invalid=true]")),
    },
  ],
};
