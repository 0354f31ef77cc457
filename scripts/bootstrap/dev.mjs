import { boot, root } from "./boot.mjs";

await boot();
const { dev } = await import("./dev.ts");
await dev(root);
