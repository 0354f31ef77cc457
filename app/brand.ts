import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root";

/** What the root loader says of the brand; undefined only when that loader failed. */
export function useBrand() {
  return useRouteLoaderData<typeof loader>("root");
}
