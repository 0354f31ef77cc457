import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const low = "screen and (max-height: 480px) and (max-width: 1023.98px)";
const desktop = "screen and (min-width: 1024px)";

/** Behind the top bar on a phone; on a desktop the whole drawing, with the brand's line at the bottom. */
export const poster = style([
  part("poster"),
  {
    position: "relative",
    height: "186px",
    // Moves up by the top bar's height, also with large text.
    marginTop: `calc(-1 * max(56px, ${vars.size.touch}))`,
    overflow: "hidden",
    background: `${vars.look.posterGround} center top / cover no-repeat`,
    color: vars.look.posterInk,
    "@media": {
      "screen and (min-width: 560px)": { height: "300px" },
      [low]: { height: "56px", backgroundSize: "0", marginBottom: 0 },
      [desktop]: {
        position: "fixed",
        insetBlock: 0,
        insetInlineStart: 0,
        width: "57%",
        height: "auto",
        margin: 0,
      },
    },
  },
]);

/** The phone's poster ends in the brand's band. */
export const hem = style([
  part("fold"),
  {
    position: "absolute",
    insetInline: 0,
    bottom: 0,
    width: "auto",
    "@media": { [low]: { display: "none" }, [desktop]: { display: "none" } },
  },
]);

export const line = style({
  display: "none",
  "@media": {
    [desktop]: {
      display: "block",
      position: "absolute",
      inset: "auto 48px 48px",
      color: vars.look.posterLineInk,
      fontSize: vars.type[34],
      fontWeight: vars.look.headingWeight,
      lineHeight: 1.5,
      ...block.aligned,
    },
  },
});
