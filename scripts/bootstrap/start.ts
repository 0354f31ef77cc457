import { ensureBuild } from "./build";
import { runTogether } from "./run-app-with-sandbox";

/** `npm start`: the production build, with the sandbox operator unless OPERATOR_API_URL is set. */
export async function start(root: string): Promise<void> {
  if (!(await ensureBuild(root))) {
    process.exitCode = 1;
    return;
  }
  await runTogether(root, { args: ["build/server/index.js"], nodeEnv: "production" });
}
