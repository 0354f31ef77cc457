import { readdirSync, readlinkSync } from "node:fs";
import type { Sample } from "../../scripts/soak/slope";
import { residentBytes } from "../support/resident-bytes";
import type { Inspector } from "./inspector";

const EVERY_MS = 5_000;

/** The measurements of a process, as samples. */
export interface ProcessFigures {
  /** The heap after a forced garbage collection: only what is retained. */
  heap: Sample[];
  /** Memory given by the system. V8 returns little of it, so it follows the highest load so far. */
  resident: Sample[];
  sockets: Sample[];
  descriptors: Sample[];
}

/** Measures a process every five seconds until `stop`. */
export function watchProcess(pid: number, inspector: Inspector): { figures: ProcessFigures; stop(): void } {
  const figures: ProcessFigures = { heap: [], resident: [], sockets: [], descriptors: [] };
  const look = async () => {
    const at = performance.now();
    const open = openDescriptors(pid);
    figures.descriptors.push({ at, value: open.length });
    figures.sockets.push({ at, value: open.filter((target) => target.startsWith("socket:")).length });
    figures.resident.push({ at, value: residentBytes({ pid }) });
    figures.heap.push({ at, value: await inspector.heapBytes() });
  };
  // A process that has ended cannot be measured; its end is reported elsewhere.
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), EVERY_MS);
  return { figures, stop: () => clearInterval(timer) };
}

/** What each of the process's file descriptors refers to: `socket:[…]`, `pipe:[…]`, a file. */
function openDescriptors(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch {
      // It was closed between the two system calls.
      return [];
    }
  });
}
