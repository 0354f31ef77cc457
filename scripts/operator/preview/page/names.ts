import type { Kind } from "../../states/state";

export const kindNames: Readonly<Record<Kind, string>> = {
  ...{ usual: "Usual", step: "On the way", done: "Done", empty: "Empty", loading: "Loading" },
  ...{ refused: "Refused", unknown: "Unknown outcome", broken: "Broken", offline: "Offline" },
  ...{ closed: "Closed", extreme: "Extreme" },
};
