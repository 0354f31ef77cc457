import type { Traits } from "./trait";

/** A card's background. */
export const surface: Traits<"shape"> = {
  redent: "",
  arc: "",
  plain: `
.plate{border-width:1px 0;padding-left:0;padding-right:0}
.plate:has(+.plate){border-bottom-width:0}
`,
};
