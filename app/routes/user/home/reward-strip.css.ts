import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { card } from "~/components/card.css";

export const strip = style([card, { paddingBlock: vars.space[8], gap: vars.space[8], listStyle: "none" }]);

export const row = style({ ...block.apart, alignItems: "center", gap: vars.space[8] });

export const words = style({ flex: "1 1 8rem", fontSize: vars.type[15] });

export const sum = style({ display: "block", color: vars.color.inkStrong });
