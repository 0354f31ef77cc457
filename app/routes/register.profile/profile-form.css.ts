import { style } from "@vanilla-extract/css";

export const change = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
