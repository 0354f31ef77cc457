import { alone, inTurn, open, reach, see } from "./hands";
import { enter } from "./login";
import { lost } from "./members";
import type { Stage, State } from "./state";

/** More than the time between two checks. */
const LATE_MINUTES = 7;

const pass = ({ passTime, brand }: Stage) => passTime(brand.saferPlay.reminderMinutes + LATE_MINUTES);

/** Signs in itself, because the time of every session of its world passes. */
export const realityCheck: State = {
  ...{ id: "home-reality", name: "the reality check", kind: "step", path: "/login", shows: "/user/home" },
  ...{ member: "guest", world: "apart" },
  needs: ({ features }) => features.realityCheck,
  act: alone(
    // The page itself asks, seconds after it is there, whether a check is due.
    inTurn(enter(), reach(/\/user/), open("/user/home"), lost, pass, open("/user/home"), see("dialog dl")),
  ),
};
