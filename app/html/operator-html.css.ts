import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const prose = style({ minWidth: 0, overflowX: "auto", overflowWrap: "anywhere" });

globalStyle(`${prose} > * + *`, { marginTop: vars.space[8] });

globalStyle(`${prose} ul, ${prose} ol`, { paddingInlineStart: vars.space[24] });

globalStyle(`${prose} ul`, { listStyle: "disc" });

globalStyle(`${prose} ol`, { listStyle: "decimal" });

globalStyle(`${prose} a`, {
  display: "inline-block",
  minHeight: "1.5rem",
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
});

globalStyle(`${prose} img`, { height: "auto" });

globalStyle(`${prose} th, ${prose} td`, {
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: "start",
});
