import { runTogether } from "./together";

/** `npm run dev`: the same as `npm start`, from source and with hot reload. */
export async function dev(root: string): Promise<void> {
  await runTogether(root, {
    args: ["--import", "tsx", "scripts/dev/main.ts"],
    nodeEnv: "development",
  });
}
