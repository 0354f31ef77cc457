import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { DOCUMENT, openapiText } from "./document";
import { openapiFaults } from "./drift";

/** `npm run openapi`: writes the document; with `--check` only says whether it is up to date (exit 1 if not). */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const root = process.cwd();
  if (values.check) {
    const faults = await openapiFaults(root);
    for (const { file, message } of faults) process.stderr.write(`${file} ${message}\n`);
    process.exitCode = faults.length === 0 ? 0 : 1;
    return;
  }
  await mkdir(dirname(join(root, DOCUMENT)), { recursive: true });
  await writeFile(join(root, DOCUMENT), openapiText());
  process.stdout.write(`${DOCUMENT} written\n`);
}

await main();
