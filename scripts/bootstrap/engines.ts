import { findBrowser, findProgram, type Tool } from "./tools";

/** The browser engines that the main journeys run in. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

interface Engine {
  /** As people call it. */
  name: string;
  /** The Debian packages that bring it. */
  packages: readonly string[];
  programs: () => readonly (string | undefined)[];
}

const engines: Record<EngineName, Engine> = {
  chromium: { name: "Chromium", packages: ["chromium-headless-shell"], programs: () => [findBrowser()] },
  firefox: { name: "Firefox", packages: ["firefox-esr"], programs: () => [findFirefox()] },
  webkit: {
    name: "WebKitGTK",
    // Its browser draws on a display only, and a machine for tests has none.
    packages: ["webkit2gtk-driver", "xvfb"],
    programs: () => [findProgram("WebKitWebDriver"), findProgram("Xvfb")],
  },
};

export function findFirefox(): string | undefined {
  return findProgram("firefox-esr") ?? findProgram("firefox");
}

/** The path of the engine's own program, which says its version; undefined when it is not installed. */
export function engineProgram(engine: EngineName): string | undefined {
  return engines[engine].programs()[0];
}

/** The programs of an engine, for ensureTools. */
export function engineTool(engine: EngineName): Tool {
  const { name, packages, programs } = engines[engine];
  return { what: name, packages, isThere: async () => !programs().includes(undefined) };
}

/** One line that says which packages bring an engine that is not installed; undefined when it is. */
export function missingEngine(engine: EngineName): string | undefined {
  const { name, packages, programs } = engines[engine];
  if (!programs().includes(undefined)) return undefined;
  return `${name} is not installed (Debian: ${packages.join(", ")}).`;
}
