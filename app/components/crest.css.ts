import { keyframes, style } from "@vanilla-extract/css";
import { low } from "themes/media";
import { part } from "themes/parts";

/** The wallet card's drawing with a seal: filled when done, open until then. */
export const crest = style([
  part("crest"),
  { position: "relative", flex: "none", "@media": { [low]: { display: "none" } } },
]);

const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** The success sign is animated once. */
export const seal = style([
  part("seal"),
  {
    position: "absolute",
    insetInlineStart: "50%",
    display: "grid",
    transform: "translate(-50%, -50%)",
    selectors: {
      '[data-seal="positive"] > &': {
        animation: `${draw} 450ms ease-out 150ms backwards`,
      },
    },
  },
]);
