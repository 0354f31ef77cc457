import { globalStyle } from "@vanilla-extract/css";
import { notice } from "~/components/notice.css";

/**
 * A slow phone paints a page while it loads, and a bar's items would move with each one that follows. So a bar is hidden
 * until the element after it begins. The content is shown as it arrives, but for what grows from its middle, upwards or
 * sideways. (Beside the poster all content is a short form, and hidden as a whole: frame.css.ts.)
 */
export function keepBack(frame: string): void {
  for (const bar of ["header", "nav"]) {
    globalStyle(`${frame} > ${bar}:not(:has(+ *))`, { visibility: "hidden" });
  }
  for (const growing of ["dialog", "table", notice]) {
    globalStyle(`${frame} > main:not(:has(+ *)) ${growing}`, { visibility: "hidden" });
  }
}
