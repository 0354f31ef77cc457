import { useLocation, useRouteLoaderData } from "@remix-run/react";

interface FrameWithDraft {
  /** What the member had typed when the session ended; usually absent. */
  draft?: { path: string; values: Record<string, string> };
}

/**
 * The values that these fields had when the session ended, right after signing in again; never secrets. Undefined if
 * there are none.
 */
export function useRestoredValues(names: readonly string[]): Record<string, string> | undefined {
  const { pathname, key } = useLocation();
  const draft = useRouteLoaderData<FrameWithDraft>("routes/user/route")?.draft;
  const isFirstPage = key === "default";
  if (!isFirstPage || draft?.path.split("?")[0] !== pathname) return undefined;
  const kept = Object.entries(draft.values).filter(([name]) => names.includes(name));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
