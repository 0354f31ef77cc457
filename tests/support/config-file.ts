import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ConfigFile {
  file: string;
  /** Puts the brand's file with other changed values in its place, at once, as a deployment does. */
  replace(changes: object): void;
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
    replace(other) {
      writeFileSync(`${file}.new`, JSON.stringify({ ...config, ...other }));
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
