import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const statement = style({
  display: "grid",
  gap: vars.space[16],
  width: "100%",
  maxWidth: "40rem",
  marginInline: "auto",
});

export const rows = style({ display: "grid" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const icon = style({
  display: "grid",
  placeItems: "center",
  width: "2.5rem",
  height: "2.5rem",
  background: vars.color.raised,
  color: vars.color.inkPlain,
  borderRadius: vars.radius.full,
});

export const what = style({ minWidth: 0 });

export const activity = style({ color: vars.color.inkStrong, fontWeight: vars.weight.strong });

export const detail = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });

export const whole = style({ display: "inline-block" });

/** Beneath both columns: date and relative time stay on one line. */
export const times = style([detail, { gridColumn: "2 / -1" }]);

export const figures = style({ textAlign: "end" });

/** In very large letters the currency goes to the next line; the figure itself never breaks (Money). */
const amount = style({ fontWeight: vars.weight.strong });

export const amounts = styleVariants({
  "+": [amount, { color: vars.color.positive }],
  "-": [amount, { color: vars.color.inkStrong }],
  none: [amount, { color: vars.color.inkPlain }],
});

const status = style({ fontSize: vars.type[14] });

export const statuses = styleVariants({
  success: [status, { color: vars.color.positive }],
  failed: [status, { color: vars.color.negative }],
  progress: [status, { color: vars.color.warning }],
});
