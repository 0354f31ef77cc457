import { globalStyle } from "@vanilla-extract/css";
import { notice } from "~/components/notice.css";

/**
 * A slow phone paints a page while it reads it, and a part's items would move with each one that follows. So a part is
 * kept out of sight until the next one begins. A long content is shown as it arrives, but beside the poster it is a
 * short form in the middle, and what grows from its middle, upwards or sideways is kept back everywhere.
 */
export function keepBack(long: string): void {
  for (const bar of ["header", "nav"]) {
    globalStyle(`${long} > ${bar}:not(:has(+ *))`, { visibility: "hidden" });
  }
  for (const growing of ["dialog", "table", notice]) {
    globalStyle(`${long} > main:not(:has(+ *)) ${growing}`, { visibility: "hidden" });
  }
}
