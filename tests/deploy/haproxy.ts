import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port";
import { delivered, withOptions } from "./delivered";
import { type ProxyPlan, type RunningProxy, startProxy } from "./proxy-process";

/** HAProxy with deploy/haproxy.cfg as it is delivered; what is of this machine comes from the environment. */
export async function startHaproxy(plan: ProxyPlan): Promise<RunningProxy> {
  const ports = { http: await freePort(), https: await freePort() };
  const { certificate, folder, replicas, chat = "", options = [] } = plan;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, withOptions(delivered("haproxy.cfg"), options));
  const env = {
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    CERTIFICATE: certificate.both,
    CHAT: chat,
    ...Object.fromEntries(replicas.map((replica, index) => [`REPLICA_${index + 1}`, replica])),
  };
  return startProxy({ command: "haproxy", args: ["-f", file], env, ports }, plan);
}
