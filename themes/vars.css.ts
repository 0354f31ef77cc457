import { createGlobalThemeContract } from "@vanilla-extract/css";
import { fixedTokens, tokenShape, variableName } from "./tokens";

/** The theme contract: variables whose values `rootCss` gives, and the tokens that never change. */
export const vars = {
  ...createGlobalThemeContract(tokenShape, (_, [group = "", name = ""]) => variableName(group, name)),
  ...fixedTokens,
};

const centred = { display: "grid", placeItems: "center" } as const;
const wrap = { display: "flex", flexWrap: "wrap" } as const;
const strong = { color: vars.color.inkStrong, fontWeight: vars.weight.strong };

/** The ground of `block.stuck`, and along its upper edge a line that tells where the page goes on beneath. */
const stuckGround = ["var(--under)", vars.color.line]
  .flatMap((color, line) => ["0", "-3rem", "3rem"].map((x) => `${x} ${-line}px 0 ${vars.space[8]} ${color}`))
  .join();

/** Declarations that many styles begin with: `style({ ...block.column, gap: vars.space[12] })`. */
export const block = {
  /** One column that its content cannot widen. */
  column: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  row: { display: "flex", alignItems: "center" },
  /** Side by side while it fits, otherwise below each other. */
  wrap,
  /** A name at the start and its value at the end, below each other where they do not fit. */
  apart: { ...wrap, justifyContent: "space-between" },
  centred,
  /** As the brand aligns its headings: to the start or in the middle. */
  aligned: { textAlign: vars.look.align as "center" },
  /** A soft small text: a caption, a time, a note. */
  caption: { color: vars.color.inkSoft, fontSize: vars.type[14] },
  strong,
  /** A large amount, below the largest of a screen. */
  amount: {
    color: vars.color.inkStrong,
    fontSize: `min(${vars.type[22]}, 7vw)`,
    fontWeight: vars.look.amountWeight,
  },
  /**
   * The primary button alone, in view at the bottom: with large text its bar would take the page. What scrolls beneath
   * it is covered from edge to edge, also beside round and stepped corners, in the colour that `--under` names.
   */
  stuck: {
    flex: "none",
    position: "sticky",
    bottom: vars.space[8],
    zIndex: 2,
    boxShadow: stuckGround,
  },
  /** A screen's buttons, in view at its bottom from edge to edge; where they wrap the last is on top. */
  bar: {
    position: "sticky",
    bottom: 0,
    zIndex: 2,
    display: "flex",
    flexWrap: "wrap-reverse",
    gap: vars.space[8],
    marginTop: "auto",
    marginInline: `calc(-1 * ${vars.space[16]})`,
    padding: `${vars.space[12]} ${vars.space[16]} calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
  },
  /** A native dialog over the page, without what browsers give it; laid out while it is open. */
  over: {
    position: "fixed",
    zIndex: 6,
    flexDirection: "column",
    width: "100%",
    maxWidth: "100%",
    padding: 0,
    color: vars.color.inkPlain,
    border: 0,
  },
  /** As wide as its screen, up to a column in the middle. */
  middle: { width: "100%", maxWidth: vars.size.column, marginInline: "auto" },
  /** The focus ring, also for what holds the element with the focus. */
  focusRing: { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
  /** Truncated at the end of its line. */
  oneLine: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  /** For what is of no use without script. */
  withScript: { "@media": { "(scripting: none)": { display: "none" } } },
  /** A line that home has in place of a dialog, which only script opens. */
  unscripted: {
    ...wrap,
    alignItems: "center",
    columnGap: vars.space[8],
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius[14],
    fontSize: vars.type[15],
  },
  /** A native control over the whole of its label, unseen: a finger that explores the screen by touch finds it. */
  unseenControl: { position: "absolute", inset: 0, width: "100%", height: "100%", margin: 0, opacity: 0 },
  /** Unseen, yet read out. */
  hidden: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  /** Fills its box, cut where the proportions differ. */
  cover: { width: "100%", height: "100%", objectFit: "cover" },
  /** A link inside a sentence, as high as its text. */
  wordLink: {
    ...strong,
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    whiteSpace: "nowrap",
  },
  /** A link among text, on a line that a thumb can tap. */
  textLink: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: vars.size.touch,
    color: vars.color.inkStrong,
    textUnderlineOffset: "4px",
  },
  /** A bare button around one icon. */
  iconTool: {
    ...centred,
    width: vars.size.touch,
    height: vars.size.touch,
    background: "transparent",
    border: 0,
  },
  /** The ground and edge of a plate (components/card.css.ts). */
  plate: {
    background: vars.look.cardGround,
    border: `1px solid ${vars.look.cardEdge}`,
    borderRadius: vars.look.radiusCard,
  },
  /** A tile that gives way under the finger. */
  press: {
    transition: `transform ${vars.motion.quick}, filter ${vars.motion.quick}`,
    ":active": { transform: "scale(.98)" },
    "@media": { "(hover: hover)": { ":hover": { filter: "brightness(1.06)" } } },
  },
} as const;
