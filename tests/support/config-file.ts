import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ConfigFile {
  file: string;
  remove(): void;
}

/** A temporary copy of a brand's file with changed values. */
export function configWith(changes: object): ConfigFile {
  const dir = mkdtempSync(join(tmpdir(), "kapao-config-"));
  const file = join(dir, "siam-gold.json");
  const { $schema: _, ...config } = JSON.parse(readFileSync("config/siam-gold.json", "utf8")) as Record<
    string,
    unknown
  >;
  cpSync("config/siam-gold", join(dir, "siam-gold"), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...config, ...changes }));
  return {
    file,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
