import { keyframes, style } from "@vanilla-extract/css";
import { desktop, lowPhone, phone, tallPhone } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const appear = keyframes({ from: { opacity: 0 } });

/** Behind the top bar on a phone; on a desktop the whole drawing, with the brand's line at the bottom. */
export const poster = style([
  part("poster"),
  {
    position: "relative",
    // As high as a narrow phone's drawing, which has its own band below.
    height: "min(186px, 51.7vw)",
    // Moves up by the top bar's height, also with large text.
    marginTop: `calc(-1 * max(56px, ${vars.size.touch}))`,
    overflow: "hidden",
    backgroundColor: vars.look.posterGround,
    color: vars.look.posterInk,
    "@media": {
      "screen and (min-width: 560px)": { height: "300px" },
      [lowPhone]: { height: "56px", marginBottom: 0, "::before": { display: "none" } },
      "(prefers-reduced-motion: no-preference)": { "::before": { animation: `${appear} 0.4s` } },
      [desktop]: {
        position: "fixed",
        insetBlock: 0,
        insetInlineStart: 0,
        width: "57%",
        height: "auto",
        margin: 0,
        "::before": { width: "max(100%, 90vh)" },
      },
    },
    selectors: {
      // A refusal, too, is more to say.
      '&:is([data-shows="less"], :not([data-shows]):has(~ main [data-kind]))': {
        "@media": {
          [tallPhone]: { height: "148px" },
          [`${tallPhone} and (max-height: 599.98px)`]: { height: "128px" },
        },
      },
      // The band hangs below the top bar.
      '&[data-shows="band"]': {
        "@media": {
          [tallPhone]: {
            height: `max(56px, ${vars.size.touch})`,
            marginBottom: vars.look.bandHeight,
            overflow: "visible",
          },
        },
      },
      '&[data-shows="band"]::before': { "@media": { [phone]: { display: "none" } } },
    },
    // The drawing (themes/drawings), from the middle of its top edge. It comes with the sheet, after the first paint.
    "::before": {
      content: "",
      position: "absolute",
      top: 0,
      left: "50%",
      width: "100%",
      aspectRatio: "9 / 10",
      transform: "translateX(-50%)",
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
    "@media": { [lowPhone]: { display: "none" }, [desktop]: { display: "none" } },
    selectors: {
      [`${poster}[data-shows="band"] > &`]: { "@media": { [tallPhone]: { inset: "100% 0 auto" } } },
    },
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
