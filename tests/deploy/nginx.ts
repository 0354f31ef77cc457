import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port";
import { delivered, edited, withChat } from "./delivered";
import { type ProxyPlan, type RunningProxy, startProxy } from "./proxy-process";

/** The file's lines of replicas; what follows an address is kept. */
const REPLICAS = /(?: *server 10\.27\.0\.1\d:3000 (.*)\n)+/g;

/** nginx with deploy/nginx.conf, as for a deployer who has put the chat behind it too. */
export async function startNginx(plan: ProxyPlan): Promise<RunningProxy> {
  const ports = { http: await freePort(), https: await freePort() };
  const { certificate, folder, replicas, chat } = plan;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const user = process.getuid?.() === 0 ? "user root root;\n" : "";
  const text = edited(withChat(delivered("nginx.conf")), [
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
    ["10.27.0.21:4010", chat],
    [REPLICAS, replicas.map((replica) => `server ${replica} $1\n`).join("")],
  ]);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", file, "-g", "daemon off;"];
  return startProxy({ command: "nginx", args, ports }, plan);
}
