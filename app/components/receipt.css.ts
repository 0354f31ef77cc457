import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { drawing } from "themes/drawing";
import { largeText, low } from "themes/media";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

/** The parts of a screen that says how something has ended: crest, band, words, facts. */

/** The wallet card's drawing with a seal, across the page's padding: filled when done, open until then. */
export const crest = style({
  position: "relative",
  flex: "none",
  marginInline: `calc(-1 * ${vars.space[16]})`,
  selectors: {
    "&[data-seal=waiting]": { backgroundImage: drawing("crest-waiting"), color: vars.color.warning },
    "&[data-seal=negative]": { backgroundImage: drawing("crest-negative"), color: vars.color.negative },
  },
  "@media": { [low]: { display: "none" }, print: { selectors: { "&&": { display: "none" } } } },
});

const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** The success sign is animated once. */
export const seal = style({
  position: "absolute",
  insetInlineStart: "50%",
  display: "grid",
  transform: "translate(-50%, -50%)",
  selectors: {
    '[data-seal="positive"] > &': {
      animation: `${draw} 450ms ease-out 150ms backwards`,
    },
  },
});

export const fold = style({
  flex: "none",
  width: `calc(100% + 2 * ${vars.space[16]})`,
  marginInline: `calc(-1 * ${vars.space[16]})`,
  selectors: { '[data-seal]:not([data-seal="positive"]) + &': { opacity: 0.55 } },
  "@media": { [low]: { display: "none" } },
});

export const words = style({
  ...block.column,
  gap: vars.space[4],
  paddingTop: vars.space[8],
  ...block.aligned,
  textWrap: "balance",
});

export const facts = style({ marginBlock: vars.space[12], paddingBlock: vars.space[4] });

/** At the bottom of a phone. */
export const next = style({
  display: "grid",
  gap: vars.space[8],
  marginTop: "auto",
  paddingTop: vars.space[12],
  "@media": { print: { display: "none" } },
});

/** A lower crest, so that the next step stays visible on a common phone. */
const lowered = "(max-height: 700px)";
/** An outcome that is not done says more and has more ways on. */
const undone = `${crest}:where([data-seal=waiting],[data-seal=negative])`;
const sealOfUndone = `:where(${undone}) > ${seal}`;

/** Pictures with the seal in their middle: `low` on a low screen, `lower` if the outcome is not done there. */
for (const { card, color, background, top, low, lower } of [
  {
    card: when("card", "roof"),
    color: vars.color.onAccent,
    background: `${drawing("crest")} center top / auto 10.25rem no-repeat`,
    top: "7.5rem",
    low: { picture: "7.25rem", top: "5.3rem" },
    lower: { picture: "5.58rem", top: "4.08rem" },
  },
  {
    card: when("card", "silk"),
    color: vars.color.accent,
    background: `${vars.color.accent} ${drawing("crest")} center bottom no-repeat`,
    top: "7rem",
    low: { picture: "6.5rem", top: "4.92rem" },
    lower: { picture: "5rem", top: "3.78rem" },
  },
]) {
  globalStyle(`${card} ${crest}`, {
    height: "9.25rem",
    color,
    background,
    "@media": { [lowered]: { height: "6.5rem", backgroundSize: `auto ${low.picture}` } },
  });
  globalStyle(`${card} ${seal}`, { top, "@media": { [lowered]: { top: low.top } } });
  globalStyle(`${card} ${seal} [data-icon]`, { "@media": { [lowered]: { width: "20px", height: "20px" } } });
  globalStyle(`${card} ${undone}`, {
    "@media": { [lowered]: { height: "5rem", backgroundSize: `auto ${lower.picture}` } },
  });
  globalStyle(`${card} ${sealOfUndone}`, { "@media": { [lowered]: { top: lower.top } } });
  globalStyle(`${card} ${sealOfUndone} [data-icon]`, {
    "@media": { [lowered]: { width: "16px", height: "16px" } },
  });
}

/** Shore: the seal stands on the bank, behind the river's band. */
const shore = when("card", "shore");

globalStyle(`${shore} ${crest}`, {
  height: "8.5rem",
  color: vars.color.onAccent,
  marginBottom: "-34px",
  background: `${drawing("crest")} left 1rem top 2.5rem no-repeat`,
  "@media": { [lowered]: { height: "6.5rem", backgroundSize: "4.5rem" } },
});
globalStyle(`${shore} ${crest} + ${fold}`, { position: "relative", marginBottom: vars.space[12] });
globalStyle(`${shore} ${seal}`, {
  top: "5.5rem",
  left: "4rem",
  "@media": { [lowered]: { top: "4.375rem", left: "3.25rem" } },
});
globalStyle(`${shore} ${seal} [data-icon]`, {
  width: "2.5rem",
  height: "2.5rem",
  "@media": { [lowered]: { width: "32px", height: "32px" } },
});
globalStyle(`${shore} ${undone}`, {
  "@media": { [lowered]: { height: "5rem", backgroundPosition: "left 1rem top 1rem" } },
});
globalStyle(`${shore} ${sealOfUndone}`, { "@media": { [lowered]: { top: "3.25rem" } } });
globalStyle(`${shore} ${crest}`, {
  "@media": {
    [largeText]: {
      height: "104px",
      marginBottom: "-34px",
      backgroundSize: "72px",
      backgroundPosition: "left 16px top 40px",
    },
  },
});
globalStyle(`${shore} ${seal}`, { "@media": { [largeText]: { top: "76px", left: "52px" } } });
