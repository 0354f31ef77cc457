import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { portOrAny } from "../bootstrap/ports";
import type { ImageFacts } from "./facts";

/**
 * The image's root as the container sees it: read-only but for its volume, with /proc and the few devices that programs
 * expect.
 */
const ENTER = `
mount --bind "$ROOT" "$ROOT"
mount --rbind /dev "$ROOT/dev"
mount -t proc proc "$ROOT/proc"
mount --bind "$ROOT/app/data" "$ROOT/app/data"
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec="$IMAGE_USER" "$ROOT" /usr/bin/env -i "$@"
`;

/** Port of the trial, if it is free. */
const PORT = 3999;
const PATIENCE_MS = 30_000;

/** Starts the image as it says, on a read-only root, asks it, stops it. Throws where it does not do what it should. */
export async function tryImage(root: string, facts: ImageFacts, operator: string): Promise<void> {
  const port = await portOrAny(PORT);
  if (port === 0) throw new Error(`the trial needs the port ${PORT}`);
  const env = [
    ...facts.Env,
    ...[`PORT=${port}`, `OPERATOR=${operator || "siam-gold"}`, "SHUTDOWN_DRAIN=0"],
    ...["OPERATOR_API_URL=http://127.0.0.1:9", "PUBLIC_ORIGIN=https://wallet.operator.example"],
    `SESSION_SECRET=${randomBytes(32).toString("base64url")}`,
  ];
  const inside = (command: readonly string[]): ChildProcess =>
    spawn(
      "unshare",
      ["--mount", "sh", "-euc", ENTER, "sh", ...env, "sh", "-c", 'cd /app; exec "$@"', "sh", ...command],
      {
        env: { ...process.env, ROOT: root, IMAGE_USER: facts.User },
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
  const server = inside(facts.Cmd);
  const ended = once(server, "exit");
  try {
    await healthy(port, server);
    await expectExit(inside(facts.Healthcheck.Test.slice(1)), 0, "its health check");
    await expectExit(inside(["touch", "/app/x"]), 1, "a file written");
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (ready.status !== 200) throw new Error(`its store: ${await ready.text()}`);
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    if (page.status !== 200) throw new Error(`/login answers ${page.status}`);
    // The build tells the styles by the routes' files, and here the root is called "app" too.
    if (!/<style[^>]*>[^<]{5000}/.test(await page.text())) throw new Error("/login lacks its own styles");
  } finally {
    server.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`after SIGTERM it exits with ${code}`);
}

async function expectExit(child: ChildProcess, wanted: number, what: string): Promise<void> {
  const [code] = await once(child, "exit");
  if (code !== wanted) throw new Error(`${what}: exit ${code}, not ${wanted}`);
}

async function healthy(port: number, server: ChildProcess): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("it does not come up");
}
