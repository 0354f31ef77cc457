import { listMutations } from "./lists";
import { moneyMutations } from "./money";
import type { MutationTable } from "./mutation";
import { refusalMutations } from "./refusals";
import { chatMutations, requestMutations } from "./requests";
import { transportMutations } from "./transport";

/** Every mutation by its name. */
export const mutationTable: MutationTable = {
  ...transportMutations,
  ...refusalMutations,
  ...requestMutations,
  ...listMutations,
  ...moneyMutations,
  ...chatMutations,
};

export const mutationNames = Object.keys(mutationTable) as [string, ...string[]];
