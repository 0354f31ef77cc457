import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { withSbin } from "../../scripts/bootstrap/tools";
import { until } from "../support/until";
import { Visitor } from "../support/visitor";
import { type Certificate, NAME } from "./certificate";
import type { Option } from "./delivered";
import { fetchThrough } from "./fetch-through";

/** What a proxy is started with. */
export interface ProxyPlan {
  /** A folder of the test's own. */
  folder: string;
  certificate: Certificate;
  /** host:port of the replicas (HAProxy: of three). */
  replicas: readonly string[];
  /** What its deployer has switched on, and host:port of the operator's chat for the option of that name. */
  options?: readonly Option[];
  chat?: string;
}

export interface RunningProxy {
  name: string;
  /** Of its master, where it has several processes. */
  pid: number;
  ports: { http: number; https: number };
  /** Somebody who comes through it, from this address of the machine's. */
  visitor(from?: string): Visitor;
  stop(): Promise<void>;
}

interface Program {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  ports: RunningProxy["ports"];
}

/** Starts the program and waits until it listens. */
export async function startProxy(program: Program, { certificate }: ProxyPlan): Promise<RunningProxy> {
  const { command, args, env = {}, ports } = program;
  const child = spawn(command, args, {
    env: { ...withSbin(process.env), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  const ended = once(child, "exit");
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${said}`);
    return isOpen(ports.https);
  });
  return {
    name: command,
    pid: child.pid ?? 0,
    ports,
    visitor: (from) =>
      new Visitor(`https://${NAME}`, undefined, fetchThrough(ports.https, certificate.ca, from)),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
