import process from "node:process";
import { boot, root } from "../bootstrap/boot.mjs";

await boot();
const { opsTest } = await import("./ops-test.ts");
process.exitCode = await opsTest(root, process.argv.slice(2));
