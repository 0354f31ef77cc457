import { style } from "@vanilla-extract/css";

/** Drawing needs script. */
export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
