import { useLocation, useRouteLoaderData } from "@remix-run/react";

interface MemberFrame {
  /** What the member had typed when the session ended; null as a rule. */
  draft: { path: string; values: Record<string, string> } | null;
}

/** What stood in this screen's form when the session ended, right after signing in again; never secrets. */
export function useDraft(): Record<string, string> | undefined {
  const { pathname, key } = useLocation();
  const draft = useRouteLoaderData<MemberFrame>("routes/user/route")?.draft;
  const isFirstPage = key === "default";
  return isFirstPage && draft?.path.split("?")[0] === pathname ? draft.values : undefined;
}
