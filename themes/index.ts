export { firstPaintTheme, isDark, rootCss, themeColor, themeCss } from "./theme";
