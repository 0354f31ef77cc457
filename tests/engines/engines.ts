import type { LaunchOptions, PlaywrightWorkerArgs } from "playwright/test";
import { type EngineName, missingEngine } from "../../scripts/bootstrap/engines";
import { chromiumEngine } from "./chromium";
import type { Engine } from "./engine";
import { firefoxEngine } from "./firefox";
import { webkitEngine } from "./webkit";

interface Wanted {
  engine: EngineName;
  hasScript: boolean;
  playwright: PlaywrightWorkerArgs["playwright"];
  /** For Chromium. */
  launchOptions: LaunchOptions;
}

/** Starts a browser; without script its pages' script is off as a whole, by the browser's own setting. */
export async function startEngine({ engine, hasScript, playwright, launchOptions }: Wanted): Promise<Engine> {
  const missing = missingEngine(engine);
  if (missing !== undefined) throw new Error(missing);
  if (engine === "firefox") return firefoxEngine(hasScript);
  if (engine === "webkit") return webkitEngine(hasScript);
  const scriptless = hasScript ? [] : ["--blink-settings=scriptEnabled=false"];
  const args = [...(launchOptions.args ?? []), ...scriptless];
  return chromiumEngine(await playwright.chromium.launch({ ...launchOptions, args }));
}
