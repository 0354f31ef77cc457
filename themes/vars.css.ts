import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokenShape, variableName } from "./tokens";

/** The theme contract: names only. `themeCss` gives the values in the page's one style block. */
export const vars = createGlobalThemeContract(tokenShape, (_, [group = "", name = ""]) =>
  variableName(group, name),
);
