import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { drawing, ornament } from "themes/drawing";
import { desktop, largeText, lowPhone, phone, tallPhone } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** A page with more to say: one that says so, or with a message. */
const LESS = ':is([data-shows="less"], :not([data-shows]):has(~ main [data-kind]))';

const appear = keyframes({ from: { opacity: 0 } });

/** Behind the top bar on a phone; on a desktop the whole drawing, with the brand's line at the bottom. */
export const poster = style({
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
    [`&${LESS}`]: {
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
  // The drawing, from the middle of its top edge. It comes with the sheet, after the first paint.
  "::before": {
    content: "",
    position: "absolute",
    top: 0,
    left: "50%",
    width: "100%",
    aspectRatio: "9 / 10",
    transform: "translateX(-50%)",
    borderImage: ornament("poster"),
  },
});

/** The phone's poster ends in the brand's band. */
export const hem = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  width: "auto",
  "@media": { [lowPhone]: { display: "none" }, [desktop]: { display: "none" } },
  selectors: {
    [`${poster}[data-shows="band"] > &`]: { "@media": { [tallPhone]: { inset: "100% 0 auto" } } },
  },
});

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

/** Before all of these, with large text. */
const enlarged = `${poster}${poster}${poster}:not([data-shows="band"])`;

const sala = when("poster", "sala");

globalStyle(`${sala} ${poster}`, {
  "@media": { [desktop]: { borderInlineEnd: `1px solid ${vars.color.accentSoft}` } },
});
globalStyle(`${sala} ${poster}::before`, {
  "@media": { [tallPhone]: { width: "min(100%, 612px)" }, [largeText]: { width: "75%" } },
});
globalStyle(`${sala} ${enlarged}`, { "@media": { [largeText]: { height: "106px" } } });
globalStyle(`${sala} ${poster} ${hem}`, { backgroundColor: vars.color.page });

/**
 * The lotus stands on the poster's lower edge, clear of the brand's name above it. Its drawing is larger than the
 * poster, which shows what hangs out of it: a clip cuts that off.
 */
const lotus = when("poster", "lotus");
const smallPhone = "(max-width: 430px) and (min-height: 481px) and (max-height: 599px)";
const widePhone = "(min-width: 560px) and (max-width: 1023.98px) and (min-height: 481px)";
const tallLargeText = "(max-width: 17em) and (min-height: 481px)";

globalStyle(`${lotus} ${poster}`, {
  overflow: "visible",
  "@media": {
    [tallPhone]: { vars: { "--high": "154px" }, height: "var(--high)", marginBottom: "34px" },
    [widePhone]: { vars: { "--high": "268px" } },
  },
});
globalStyle(`${lotus} ${poster}::before`, {
  "@media": {
    [tallPhone]: {
      top: "100%",
      width: "min(100%, 600px)",
      transform: "translate(-50%, -44%)",
      clipPath: "inset(calc(44% - var(--high)) 0 56%)",
    },
    [desktop]: { clipPath: "inset(0 max(0px, (100% - 57vw) / 2) calc(100% - 100vh))" },
  },
});
globalStyle(`${lotus} ${poster} ${hem}`, {
  "@media": {
    [tallPhone]: { inset: "calc(100% - 1px) 0 auto" },
    [desktop]: {
      display: "block",
      inset: "auto auto 0 calc(100% + 33px)",
      width: "100vh",
      transform: "rotate(-90deg)",
      transformOrigin: "0 100%",
    },
  },
});
globalStyle(`${lotus} ${poster}${LESS}`, {
  "@media": {
    [tallPhone]: { vars: { "--high": "116px" }, height: "var(--high)" },
    [smallPhone]: { vars: { "--high": "84px" } },
  },
});
globalStyle(`${lotus} ${poster}${LESS}::before`, {
  "@media": { [tallPhone]: { width: "176px" }, [smallPhone]: { width: "120px" } },
});
globalStyle(`${lotus} ${enlarged}`, { "@media": { [tallLargeText]: { height: "78px" } } });
globalStyle(`${lotus} ${enlarged}::before`, { "@media": { [tallLargeText]: { display: "none" } } });

/** River: a phone's poster ends in the near bank, on a step in the band as others do. */
const river = when("poster", "river");
const narrowPhone = "(max-width: 430px) and (min-height: 481px)";

globalStyle(`${river} ${poster}`, {
  "@media": {
    [desktop]: { backgroundImage: `linear-gradient(${vars.color.raised} 75%, ${vars.color.accent} 75%)` },
  },
});
globalStyle(`${river} ${poster}::before`, {
  "@media": {
    "(min-width: 560px) and (max-width: 1023.98px)": { transform: "translate(-50%, calc(42px - 14%))" },
  },
});
globalStyle(`${river} ${poster} ${hem}`, {
  "@media": {
    [phone]: { height: "22px", background: `${drawing("poster-river-hem")} center / auto 100% repeat-x` },
  },
});
globalStyle(`${river} ${poster}[data-shows="band"]`, { "@media": { [phone]: { marginBottom: "26px" } } });
globalStyle(`${river} ${poster}[data-shows="band"] ${hem}`, {
  "@media": { [phone]: { height: "26px", background: `${vars.look.band} center / auto 100% repeat-x` } },
});
globalStyle(`${river} ${poster}:not([data-shows])`, { "@media": { [narrowPhone]: { height: "166px" } } });
globalStyle(`${river} ${poster}:not([data-shows])::before`, {
  "@media": { [narrowPhone]: { top: "-20px" } },
});
globalStyle(`${river} ${enlarged}`, { "@media": { [largeText]: { height: "140px" } } });
globalStyle(`${river} ${enlarged}::before`, { "@media": { [largeText]: { top: "-18px" } } });
