import { createGlobalThemeContract } from "@vanilla-extract/css";
import { fixedTokens, tokenShape, variableName } from "./tokens";

/** The theme contract: names, whose values `themeCss` gives in the page's one style block; and what never changes. */
export const vars = {
  ...createGlobalThemeContract(tokenShape, (_, [group = "", name = ""]) => variableName(group, name)),
  ...fixedTokens,
};
