import { style } from "@vanilla-extract/css";
import { desktop, phone } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** On a desktop it stands on the sheet, which is a plate already. */
export const tracker = style([
  part("plate"),
  {
    ...block.plate,
    padding: vars.space[16],
    "@media": {
      [phone]: { marginTop: vars.space[16] },
      [desktop]: {
        selectors: {
          "&&": { border: 0, borderImage: "none", background: "none", padding: `${vars.space[16]} 0` },
        },
      },
    },
  },
]);
