import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAllDocuments } from "yaml";
import { edited } from "./delivered";

export type Document = Record<string, unknown>;

const FOLDER = fileURLToPath(new URL("../../deploy/kubernetes/", import.meta.url));

/** What the cluster gets for a brand: the documents of its overlay, built by the kustomize of Debian's kubectl. */
export function documentsOf(brand: string): Document[] {
  const copy = mkdtempSync(join(tmpdir(), "kapao-kustomize-"));
  try {
    cpSync(FOLDER, copy, { recursive: true });
    const file = join(copy, brand, "kustomization.yaml");
    // Debian's kubectl is older than the present word for a base.
    const [base, older] = ["resources:\n  - ../base\n", "bases:\n  - ../base\nresources:\n"];
    writeFileSync(file, edited(readFileSync(file, "utf8"), [[base, older]]));
    const built = execFileSync("kubectl", ["kustomize", join(copy, brand)], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    return parseAllDocuments(String(built)).map((document) => document.toJS() as Document);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The value at a path such as `spec.template.spec.containers.0.image`. */
export function at(document: unknown, path: string): unknown {
  return path.split(".").reduce((found, key) => (found as Document | undefined)?.[key], document);
}
