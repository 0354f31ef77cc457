import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Pool, request } from "undici";
import { jsonLine } from "../bootstrap/log-line";
import { run } from "../bootstrap/run";
import { startService } from "../bootstrap/service";
import { userAgent } from "./documents";
import type { House } from "./house";
import { median } from "./measure";

const REQUESTS = 300;
const AT_ONCE = 4;
const ROUNDS = 3;
/** Linux counts CPU time in ticks of 10 ms. */
const TICK_MS = 10;

/**
 * Home's CPU time in the app divided by that of a minimal Remix app (the floor) under the same load, in turns;
 * undefined where it cannot be measured.
 */
export async function measureCpu(root: string, house: House, cookie: string): Promise<number | undefined> {
  if (!existsSync(`/proc/${house.appPid}/stat`)) return undefined;
  const folder = await mkdtemp(join(root, "build/floor-"));
  await buildFloor(root, folder);
  const floor = await startService({
    name: "floor",
    args: [join(folder, "server/index.js")],
    env: {
      ...house.appEnv,
      ROOT: root,
      TOKEN: await tokenOf(house),
      COOKIE: cookie,
      USER_AGENT: userAgent,
    },
    ready: (line) => jsonLine(line)?.listening as number | undefined,
    onLine: () => undefined,
  });
  try {
    const ours = { origin: house.url, path: "/user/home", pid: house.appPid, cookie };
    const least = { origin: `http://127.0.0.1:${floor.ready}`, path: "/", pid: floor.pid, cookie: "" };
    await Promise.all([cpuOf(ours), cpuOf(least)]);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) ratios.push((await cpuOf(ours)) / (await cpuOf(least)));
    return median(ratios);
  } finally {
    await floor.stop();
    await rm(folder, { recursive: true });
  }
}

async function buildFloor(root: string, folder: string): Promise<void> {
  const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const config = join(root, "tests/support/floor.config.ts");
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", FLOOR_DIR: folder };
  const { code, output } = await run(process.execPath, [remix, "vite:build", "--config", config], {
    cwd: root,
    env,
  });
  if (code !== 0) throw new Error(`the floor could not be built: ${output}`);
}

interface Load {
  origin: string;
  path: string;
  pid: number;
  cookie: string;
}

/** The CPU time in ms that the process used for one load of requests. */
async function cpuOf({ origin, path, pid, cookie }: Load): Promise<number> {
  const pool = new Pool(origin, { connections: AT_ONCE });
  const headers = { "accept-encoding": "br", "user-agent": userAgent, cookie };
  const before = await cpuTimeMs(pid);
  let left = REQUESTS;
  const worker = async () => {
    while (left-- > 0) {
      const { body, statusCode } = await pool.request({ path, method: "GET", headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} under load`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await pool.close();
  return (await cpuTimeMs(pid)) - before;
}

async function cpuTimeMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The fields after the command name in brackets; user and system time are fields 14 and 15 of the whole line.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** A token straight from the operator, for the floor's only call. */
async function tokenOf({ operatorUrl, member }: House): Promise<string> {
  const { body } = await request(`${operatorUrl}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "wallet-user" },
    body: JSON.stringify(member),
  });
  const answer = (await body.json()) as { token?: string };
  if (!answer.token) throw new Error("the sandbox gave no token");
  return answer.token;
}
