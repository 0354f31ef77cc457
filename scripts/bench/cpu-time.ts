import { readFileSync } from "node:fs";

/** Linux counts CPU time in ticks of 10 ms. */
const TICK_MS = 10;

/** The CPU time that a process has used, in ms. Throws where the system does not tell it. */
export function cpuTimeMs(pid: number | undefined): number {
  return cpuTimeIn(readFileSync(`/proc/${pid}/stat`, "utf8"));
}

/** User and system time in ms: fields 14 and 15 of the line; a command's name, in brackets, may hold spaces. */
export function cpuTimeIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
