import { vars } from "./vars.css";

/** Declarations that many styles begin with: `style({ ...block.column, gap: vars.space[12] })`. */

/** One column that its content cannot widen. */
export const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const row = { display: "flex", alignItems: "center" } as const;

/** Side by side while it fits, otherwise below each other. */
export const wrap = { display: "flex", flexWrap: "wrap" } as const;

/** A name at the start and its value at the end, below each other where they do not fit. */
export const apart = { ...wrap, justifyContent: "space-between" } as const;

export const centred = { display: "grid", placeItems: "center" } as const;

/** A soft small text: a caption, a time, a note. */
export const caption = { color: vars.color.inkSoft, fontSize: vars.type[14] };

export const strong = { color: vars.color.inkStrong, fontWeight: vars.weight.strong };

/** Truncated at the end of its line. */
export const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Fills its box, cut where the proportions differ. */
export const cover = { width: "100%", height: "100%", objectFit: "cover" } as const;

/** A link among text, on a line that a thumb can tap. */
export const textLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  color: vars.color.inkStrong,
  textUnderlineOffset: "4px",
} as const;

/** A bare button around one icon. */
export const iconTool = {
  ...centred,
  width: vars.size.touch,
  height: vars.size.touch,
  background: "transparent",
  border: 0,
} as const;

/** The ground and edge of `part("plate")`. */
export const plate = {
  background: vars.look.cardGround,
  border: `1px solid ${vars.look.cardEdge}`,
  borderRadius: vars.look.radiusCard,
};

/** A tile that gives way under the finger. */
export const press = {
  transition: `transform ${vars.motion.quick}, filter ${vars.motion.quick}`,
  ":active": { transform: "scale(.98)" },
  "@media": { "(hover: hover)": { ":hover": { filter: "brightness(1.06)" } } },
};
