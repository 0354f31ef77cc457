import process from "node:process";
import { boot, root } from "../bootstrap/boot.mjs";

await boot();
const { qa } = await import("./qa.ts");
process.exitCode = await qa(root, process.argv.slice(2));
