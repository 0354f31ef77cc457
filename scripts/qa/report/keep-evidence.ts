import { copyFile, mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Evidence, Told } from "./told";

/** Copies traces and pictures into `files/` of the report's folder; their paths are from there afterwards. */
export async function keepEvidence(told: readonly Told[], folder: string): Promise<Told[]> {
  await mkdir(join(folder, "files"), { recursive: true });
  const kept: Told[] = [];
  for (const test of told) {
    const number = String(kept.length + 1).padStart(4, "0");
    kept.push({ ...test, evidence: await copyOf(test.evidence, folder, number) });
  }
  return kept;
}

async function copyOf(
  { trace, screen, pictures }: Evidence,
  folder: string,
  number: string,
): Promise<Evidence> {
  const copy = async (path: string | undefined, name: string) => {
    if (path === undefined) return undefined;
    const kept = `files/${number}-${name.replace(/[^\w.-]+/g, "-")}${extname(path)}`;
    // A file that is not there any more is omitted, not the report.
    const isCopied = await copyFile(path, join(folder, kept)).then(
      () => true,
      () => false,
    );
    return isCopied ? kept : undefined;
  };
  const copied = [];
  for (const { name, actual, baseline, diff } of pictures) {
    copied.push({
      name,
      actual: await copy(actual, `${name}-actual`),
      baseline: await copy(baseline, `${name}-baseline`),
      diff: await copy(diff, `${name}-diff`),
    });
  }
  return { trace: await copy(trace, "trace"), screen: await copy(screen, "screen"), pictures: copied };
}
