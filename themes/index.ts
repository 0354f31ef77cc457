export {
  developmentStyles,
  firstPaint,
  firstPaintRules,
  pageStyles,
  plainStyles,
  siteStyles,
} from "./brand-styles";
export { characterOf } from "./colors";
export { isDark, themeColor } from "./theme";
export { characterAttributes } from "./when";
