import { runTogether } from "./run-app-with-sandbox";

/** `npm run dev`: like `npm start`, but from source and with hot reload. */
export async function dev(root: string): Promise<void> {
  await runTogether(root, {
    args: ["--import", "tsx", "scripts/dev/main.ts"],
    nodeEnv: "development",
  });
}
