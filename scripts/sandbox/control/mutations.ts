import * as z from "zod";
import { mutationNames } from "../mutations/table";
import { type ControlRoute, requireBody } from "./control-route";

const named = z.strictObject({ name: z.enum(mutationNames) });

/** Ways in which the sandbox breaks the contract, for `npm run operator -- doctor`. */
export const mutationRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/mutations",
    about: "The ways in which the contract can be broken, and which are in use.",
    run: ({ mutations }) => mutations.list(),
  },
  {
    method: "POST",
    path: "/sandbox/mutations",
    about: "Breaks the contract in one more way: {name}.",
    run: ({ mutations }, { body }) => {
      mutations.use(requireBody(named, body).name);
      return mutations.list().filter(({ isUsed }) => isUsed);
    },
  },
  {
    method: "DELETE",
    path: "/sandbox/mutations",
    about: "Keeps the contract again.",
    run: ({ mutations }) => {
      mutations.clear();
      return { cleared: true };
    },
  },
];
