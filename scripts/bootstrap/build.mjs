import process from "node:process";
import { boot, root } from "./boot.mjs";

await boot();
const { build } = await import("./build.ts");
process.exitCode = (await build(root)) ? 0 : 1;
