import { run } from "../bootstrap/run";

/** The commit of the release before this one, or why it is not known. */
export type PreviousRelease = { commit: string } | { commit?: undefined; why: string };

/** What a release serves; a change elsewhere makes no other one. */
const SERVED = ["app", "schemas", "themes"];

/**
 * `wanted` if it is given, as any name that git knows; else the newest tag `v…` before this commit; else the commit
 * before the newest that changed what is served.
 */
export async function previousRelease(root: string, wanted?: string): Promise<PreviousRelease> {
  const git = async (...args: string[]) => {
    const { code, output } = await run("git", ["-C", root, ...args]);
    return code === 0 ? output.trim() : "";
  };
  const commitOf = (name: string) => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (wanted) {
    const commit = await commitOf(wanted);
    return commit ? { commit } : { why: `this checkout has no commit ${wanted}` };
  }
  const tag = await git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^");
  const changed = tag || (await git("log", "-1", "--format=%H^", "HEAD", "--", ...SERVED));
  const commit = changed && (await commitOf(changed));
  return commit ? { commit } : { why: "this checkout has no earlier release (PREVIOUS=<commit> names one)" };
}
