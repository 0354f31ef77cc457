import { style } from "@vanilla-extract/css";
import { body } from "~/components/dialog.css";

export const banners = style([body, { flex: "0 0 auto" }]);

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
