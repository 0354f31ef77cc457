import { createGlobalThemeContract } from "@vanilla-extract/css";
import { fixedTokens, tokenShape, variableName } from "./tokens";

/** The theme contract: variables whose values `themeCss` puts into the page, and the tokens that never change. */
export const vars = {
  ...createGlobalThemeContract(tokenShape, (_, [group = "", name = ""]) => variableName(group, name)),
  ...fixedTokens,
};
