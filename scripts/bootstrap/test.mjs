import process from "node:process";
import { boot, root } from "./boot.mjs";

await boot();
const { test } = await import("./test.ts");
process.exitCode = await test(root, process.argv.slice(2));
