import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name that the delivered files serve. */
export const NAME = "wallet.operator.example";

export interface Certificate {
  /** Paths: the certificate, its key, and both in one file. */
  certificate: string;
  key: string;
  both: string;
  /** What a client must trust. */
  ca: string;
}

/** A self-signed certificate for the name and for this machine, in this folder. */
export function createCertificate(folder: string): Certificate {
  const [certificate = "", key = "", both = ""] = ["crt", "key", "pem"].map((type) =>
    join(folder, `wallet.${type}`),
  );
  const names = ["-subj", `/CN=${NAME}`, "-addext", `subjectAltName=DNS:${NAME},IP:127.0.0.1`];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, ...files], { stdio: "pipe" });
  const ca = readFileSync(certificate, "utf8");
  writeFileSync(both, ca + readFileSync(key, "utf8"));
  return { certificate, key, both, ca };
}
