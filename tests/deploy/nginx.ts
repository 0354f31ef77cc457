import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port";
import { delivered, type Edit, edited, type Option, withOptions } from "./delivered";
import { type ProxyPlan, type RunningProxy, startProxy } from "./proxy-process";

/** The address from which a load balancer's word about the member counts, where there is one. */
export const LOAD_BALANCER = "127.0.0.9";

/** The file's lines of replicas; what follows an address is kept. */
const REPLICAS = /(?: *server 10\.27\.0\.1\d:3000 (.*)\n)+/g;

/** nginx with deploy/nginx.conf as it is delivered, but for addresses, ports and paths, which are this machine's. */
export async function startNginx(plan: ProxyPlan): Promise<RunningProxy> {
  const ports = { http: await freePort(), https: await freePort() };
  const { certificate, folder, replicas, chat = "", options = [] } = plan;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const user = process.getuid?.() === 0 ? "user root root;\n" : "";
  const ofOptions: Record<Option, Edit[]> = {
    chat: [["10.27.0.21:4010", chat]],
    ipv6: [
      ["listen [::]:443", `listen [::1]:${ports.https}`],
      ["listen [::]:80", `listen [::1]:${ports.http}`],
    ],
    "http/3": [["listen 443 quic", `listen 127.0.0.1:${ports.https} quic`]],
    "load balancer": [["198.51.100.5", LOAD_BALANCER]],
  };
  const text = edited(withOptions(delivered("nginx.conf"), options), [
    ...options.flatMap((option) => ofOptions[option]),
    // The folder is the test's own, so its workers are too.
    ["worker_processes auto;", `${user}worker_processes auto;`],
    ["http {\n", `http {\n${temporary.join("\n")}\n`],
    ["/run/nginx.pid", join(folder, "nginx.pid")],
    ["/var/log/nginx/", `${folder}/`],
    ["/run/nginx-assets", join(folder, "assets")],
    ["/etc/nginx/certs/wallet.crt", certificate.certificate],
    ["/etc/nginx/certs/wallet.key", certificate.key],
    ["listen 443 ssl", `listen 127.0.0.1:${ports.https} ssl`],
    ["listen 80", `listen 127.0.0.1:${ports.http}`],
    [REPLICAS, replicas.map((replica) => `server ${replica} $1\n`).join("")],
  ]);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", file, "-g", "daemon off;"];
  return startProxy({ command: "nginx", args, ports }, plan);
}
