import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runLoud } from "./run";
import { say, warn } from "./say";

/** A program that the tests need and npm does not install. */
export interface Tool {
  what: string;
  packages: readonly string[];
  isThere: () => Promise<boolean>;
}

/** Chromium without a window comes first: the same engine and pictures for half the processor time. */
const BROWSERS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const BROWSER_PATHS = ["/usr/bin/chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** The browser for the journeys: CHROMIUM_PATH or an installed one. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const onPath = BROWSERS.map((name) => findProgram(name, env)).find(Boolean);
  return onPath ?? BROWSER_PATHS.find((path) => existsSync(path));
}

/** The path of a program on the PATH; undefined when there is none. */
export function findProgram(name: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian puts servers where only root's PATH leads. */
export function withSbin(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: [env.PATH, "/usr/sbin"].join(delimiter) };
}

export const tools: readonly Tool[] = [
  {
    what: "a browser",
    packages: ["chromium-headless-shell"],
    isThere: async () => findBrowser() !== undefined,
  },
  {
    what: "Redis",
    packages: ["redis-server"],
    isThere: async () => findProgram("redis-server") !== undefined,
  },
  {
    what: "the proxies that deploy/ has files for",
    packages: ["nginx", "haproxy", "openssl"],
    isThere: async () =>
      ["nginx", "haproxy", "openssl"].every((name) => findProgram(name, withSbin(process.env)) !== undefined),
  },
  {
    what: "kustomize",
    packages: ["kubernetes-client"],
    isThere: async () => findProgram("kubectl") !== undefined,
  },
  {
    // Of Prometheus itself nothing is needed but the program that tries its rules.
    what: "promtool",
    packages: ["prometheus"],
    isThere: async () => findProgram("promtool") !== undefined,
  },
  {
    // A bare Debian has no Thai or Lao fonts, and a page of empty boxes would give wrong measurements.
    what: "Thai and Lao fonts",
    packages: ["fontconfig", "fonts-noto-core"],
    isThere: async () => {
      if (process.platform !== "linux") return true;
      const { output } = await run("fc-list", [":", "family"]);
      return output.includes("Noto Sans Thai") && output.includes("Noto Sans Lao");
    },
  },
];

/** What several replicas behind a proxy need. */
export const replicaTools = tools.filter(({ packages }) =>
  ["redis-server", "nginx"].some((name) => packages.includes(name)),
);

/** Installs missing tools from the system's packages. If that fails, prints what to do and returns false. */
export async function ensureTools(list: readonly Tool[] = tools): Promise<boolean> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    warn(`CHROMIUM_PATH=${CHROMIUM_PATH}: there is no such file.`);
    return false;
  }
  const missing = await missingOf(list);
  if (missing.length === 0) return true;
  const packages = missing.flatMap((tool) => tool.packages);
  say(`Installing ${missing.map((tool) => tool.what).join(", ")} (apt-get install ${packages.join(" ")}) …`);
  for (const [command, ...args] of aptCommands(packages, process.getuid?.() === 0)) {
    if ((await runLoud(command, args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })) !== 0)
      break;
  }
  const left = await missingOf(list);
  for (const tool of left) {
    warn(
      `The tests need ${tool.what} (Debian: ${tool.packages.join(", ")}). Please install it and run again.`,
    );
  }
  return left.length === 0;
}

async function missingOf(list: readonly Tool[]): Promise<Tool[]> {
  const found = await Promise.all(list.map((tool) => tool.isThere()));
  return list.filter((_, index) => !found[index]);
}

/**
 * Installs without starting the services that packages bring: Debian asks /usr/sbin/policy-rc.d, which exists in
 * containers.
 */
const QUIETLY = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod 755 $policy
fi
"$@"`;

/** `sudo -n` never prompts: without permission it fails immediately instead of waiting for a password. */
export function aptCommands(packages: readonly string[], isRoot: boolean): [string, ...string[]][] {
  const install = [
    "sh",
    "-c",
    QUIETLY,
    "sh",
    "apt-get",
    "install",
    "-y",
    "--no-install-recommends",
    ...packages,
  ];
  const commands = [["apt-get", "update", "-q"], install];
  return commands.map(
    (words) =>
      (isRoot ? words : ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND", ...words]) as [string, ...string[]],
  );
}
