import { boot, root } from "./boot.mjs";

await boot();
const { start } = await import("./start.ts");
await start(root);
