export { isDark, rootCss, themeColor, themeCss } from "./theme";
