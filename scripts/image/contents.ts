import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

const EXPECTED = ["build", "config", "data", "package.json", "sbom.json"];

/** Looks into the image's folder of the app: nothing but what runs is there. Returns the packages that sbom.json lists. */
export async function checkContents(root: string, operator: string): Promise<number> {
  const app = join(root, "app");
  const found = (await readdir(app)).sort();
  if (found.join() !== EXPECTED.join()) throw new Error(`/app has ${found.join(", ")}`);
  const brands = (await readdir(join(app, "config"))).filter((file) => file.endsWith(".json"));
  if (operator !== "" && brands.join() !== `${operator}.json`)
    throw new Error(`config has ${brands.join(", ")}`);
  if (!existsSync(join(app, "build/server/index.js"))) throw new Error("the server is missing");
  for (const side of ["client", "server"])
    if (!readFileSync(join(app, `build/notices/${side}.txt`), "utf8").includes("react 18"))
      throw new Error(`the licences of what the ${side} contains are missing`);
  const sbom = JSON.parse(readFileSync(join(app, "sbom.json"), "utf8")) as { components: { name: string }[] };
  const dev = sbom.components.filter(({ name }) => name === "vitest" || name === "vite");
  if (dev.length > 0) throw new Error("sbom.json lists what only builds and tests");
  return sbom.components.length;
}
