import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAllDocuments } from "yaml";
import { edited } from "./delivered";

export type Document = Record<string, unknown>;

const FOLDER = fileURLToPath(new URL("../../deploy/kubernetes/", import.meta.url));

export const brands = readdirSync("config")
  .filter((file) => file.endsWith(".json") && !file.includes("schema"))
  .map((file) => file.slice(0, -".json".length));

/** What stands in the base as a comment, to be taken in by whoever needs it. */
const OPTION = /#(?=- \{ )/g;

/**
 * What the cluster gets for a brand: the documents of its overlay, built by the kustomize of Debian's kubectl; with what
 * is switched off in the base, if so wanted.
 */
export function documentsOf(brand: string, withOption = false): Document[] {
  const copy = mkdtempSync(join(tmpdir(), "kapao-kustomize-"));
  try {
    cpSync(FOLDER, copy, { recursive: true });
    const file = join(copy, brand, "kustomization.yaml");
    // Debian's kubectl is older than the present word for a base.
    const [base, older] = ["resources:\n  - ../base\n", "bases:\n  - ../base\nresources:\n"];
    writeFileSync(file, edited(readFileSync(file, "utf8"), [[base, older]]));
    const pod = join(copy, "base/deployment.yaml");
    if (withOption) writeFileSync(pod, edited(readFileSync(pod, "utf8"), [[OPTION, ""]]));
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

export const POD = "spec.template.spec";
export const BOX = `${POD}.containers.0`;

export function find(documents: readonly Document[], kind: string): Document {
  const found = documents.find((document) => document.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
}

/** The variables of a pod, those of its map and its own. */
export function podEnvironment(documents: readonly Document[]): Record<string, string> {
  const own = at(find(documents, "Deployment"), `${BOX}.env`) as { name: string; value: string }[];
  return {
    ...(at(find(documents, "ConfigMap"), "data") as Record<string, string>),
    ...Object.fromEntries(own.map(({ name, value }) => [name, value])),
  };
}
