import * as z from "zod";
import { type EndpointName, endpoints } from "../contract";
import { pathNames } from "../contract/endpoint";

const path = z
  .string()
  .max(200)
  .regex(/^(\/[\w.~{}-]+)+\/?$/, "a path such as /api/wallet: no query, no host")
  .refine((text) => !/\/\.{1,2}(\/|$)/.test(text), "a path without . and ..");

function override(usual: string) {
  const names = pathNames(usual).sort().join();
  const allowed =
    names === "" ? "a path without {names}" : `a path with exactly ${usual.match(/\{\w+\}/g)?.join(", ")}`;
  return path
    .refine(
      (text) => pathNames(text).sort().join() === names && !/[{}]/.test(text.replace(/\{\w+\}/g, "")),
      allowed,
    )
    .optional()
    .describe(`Instead of ${usual}`);
}

const shape = Object.fromEntries(
  endpoints.map(({ name, endpoint }) => [name, override(endpoint.path)]),
) as Record<EndpointName, ReturnType<typeof override>>;

/** The paths of API calls that are not at the contract's path. */
export const Paths = z.strictObject(shape).prefault({});
