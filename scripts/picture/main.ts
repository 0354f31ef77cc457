import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { startSite } from "../bench/site";
import { ensureBuild } from "../bootstrap/build";
import { say, warn } from "../bootstrap/say";
import { ensureTools, findBrowser } from "../bootstrap/tools";
import { brandIds } from "../operator/brands/brand-files";
import { shrinkPictures } from "../qa/shrink-pictures";
import { compose } from "./compose";
import { type Screens, screensOf } from "./screens";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FILE = "docs/picture.png";

/**
 * `npm run picture`: draws the picture at the top of README anew, from the current build with a sandbox operator. Returns
 * the exit code: 2 when a program is missing.
 */
async function main(): Promise<number> {
  if (!(await ensureTools())) return 2;
  if (!(await ensureBuild(root))) return 1;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const brands: Screens[] = [];
    for (const id of brandIds(join(root, "config"))) {
      const site = await startSite(root, id);
      brands.push(await screensOf(browser, site).finally(site.close));
    }
    const file = join(root, FILE);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await compose(browser, brands));
    const { bytes } = await shrinkPictures(dirname(file), ["picture.png"]);
    say(`${FILE}: ${Math.round(bytes / 1024)} kB. Look at it before the commit.`);
    return 0;
  } catch (fault) {
    warn(fault instanceof Error ? fault.message : String(fault));
    return 2;
  } finally {
    await browser.close();
  }
}

process.exitCode = await main();
