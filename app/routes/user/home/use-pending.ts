import { useRouteLoaderData } from "@remix-run/react";
import type { PendingRow } from "./pending-deposits";

/** Home's pending deposits, for the dialogs above it. */
export function usePending(): readonly PendingRow[] {
  return useRouteLoaderData<{ pending: PendingRow[] }>("routes/user/home/route")?.pending ?? [];
}
