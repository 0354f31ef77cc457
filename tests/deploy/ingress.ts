import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port";
import { at, type Document } from "./kubernetes-documents";
import { type ProxyPlan, type RunningProxy, startProxy } from "./proxy-process";

const SNIPPET = "haproxy.org/backend-config-snippet";

/** Of an Ingress for HAProxy's controller: its path, and the lines of HAProxy's own for the path's backend. */
export function backendOf(ingress: Document): { path: string; lines: string } {
  const annotations = at(ingress, "metadata.annotations") as Record<string, string>;
  return {
    path: String(at(ingress, "spec.rules.0.http.paths.0.path")),
    lines: annotations[SNIPPET] ?? "",
  };
}

/** HAProxy as its controller sets it up for these Ingresses, but for what is the controller's own. */
export async function startIngress(ingresses: readonly Document[], plan: ProxyPlan): Promise<RunningProxy> {
  const ports = { http: await freePort(), https: await freePort() };
  const servers = plan.replicas.map((replica, index) => `    server pod-${index} ${replica}\n`).join("");
  const backends = ingresses.map(backendOf).toSorted((one, other) => other.path.length - one.path.length);
  const file = join(plan.folder, "haproxy.cfg");
  mkdirSync(plan.folder, { recursive: true });
  writeFileSync(
    file,
    `defaults
    mode http
    timeout connect 5s
    timeout client 50s
    timeout server 50s
frontend https
    bind 127.0.0.1:${ports.https} ssl crt ${plan.certificate.both} alpn h2,http/1.1
${backends.map(({ path }, index) => `    use_backend backend-${index} if { path_beg ${path} }\n`).join("")}
${backends.map(({ lines }, index) => `backend backend-${index}\n${lines.replace(/^/gm, "    ")}\n${servers}`).join("")}`,
  );
  return startProxy({ command: "haproxy", args: ["-f", file], ports }, plan);
}
