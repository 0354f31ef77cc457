import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { jsonLine } from "../bootstrap/log-line";
import { run } from "../bootstrap/run";
import { startService } from "../bootstrap/service";

/** The minimal Remix app of scripts/bench/peer, running. */
export interface Peer {
  url: string;
  pid: number;
  close(): Promise<void>;
}

/** Builds it into a folder of its own, which `close` removes, and starts it for the operator at this URL. */
export async function openPeer(root: string, operatorUrl: string): Promise<Peer> {
  const folder = await mkdtemp(join(root, "build/peer-"));
  try {
    await buildPeer(root, folder);
    const peer = await startService({
      name: "peer",
      args: [join(folder, "server/index.js")],
      env: {
        ...process.env,
        NODE_ENV: "production",
        OPERATOR_API_URL: operatorUrl,
        SECRET: randomBytes(32).toString("hex"),
      },
      ready: (line) => jsonLine(line)?.listening as string | undefined,
      onLine: () => undefined,
    });
    const close = async () => {
      await peer.stop();
      await rm(folder, { recursive: true });
    };
    return { url: peer.ready, pid: peer.pid, close };
  } catch (fault) {
    await rm(folder, { recursive: true });
    throw fault;
  }
}

async function buildPeer(root: string, folder: string): Promise<void> {
  const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const config = join(root, "scripts/bench/peer/peer.config.ts");
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", PEER_DIR: folder };
  const { code, output } = await run(process.execPath, [remix, "vite:build", "--config", config], {
    cwd: root,
    env,
  });
  if (code !== 0) throw new Error(`the minimal app could not be built: ${output}`);
}
