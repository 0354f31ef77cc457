import { fileURLToPath } from "node:url";
import { ensureBuild } from "../../scripts/bootstrap/build";

/** Builds for production first, so that journeys run against the current sources. */
export default async function globalSetup(): Promise<void> {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  if (!(await ensureBuild(root))) throw new Error("The build failed: there is nothing to journey through.");
}
