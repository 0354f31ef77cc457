import { fileURLToPath } from "node:url";
import { ensureBuild } from "../../scripts/bootstrap/build";

/** Journeys run against the production build of the sources as they are now. */
export default async function globalSetup(): Promise<void> {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  if (!(await ensureBuild(root))) throw new Error("The build failed: there is nothing to journey through.");
}
