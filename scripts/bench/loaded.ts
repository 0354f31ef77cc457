import type { Browser } from "playwright";
import { readFileSize } from "./documents";
import { hydrated } from "./hydrated";
import { type Visit, visit } from "./visit";

export interface LoadedScript {
  path: string;
  size: number;
  text: string;
}

/** Every script that a page has loaded once it is idle, with its size as transferred. */
export async function loadedScripts(browser: Browser, page: Visit): Promise<LoadedScript[]> {
  const addresses = new Set<string>();
  const note: Visit["note"] = (request) => {
    if (request.resourceType() === "script") addresses.add(request.url());
  };
  await visit(browser, { ...page, note }, hydrated);
  return Promise.all([...addresses].map(readOnce));
}

const read = new Map<string, Promise<LoadedScript>>();

/** A file of the build is the same on every page. */
function readOnce(address: string): Promise<LoadedScript> {
  const known = read.get(address) ?? readScript(address);
  read.set(address, known);
  return known;
}

async function readScript(address: string): Promise<LoadedScript> {
  return { path: new URL(address).pathname, ...(await readFileSize(address)) };
}

export function sizeOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { size }) => sum + size, 0);
}
