import { relative } from "node:path";
import type { Plugin } from "vite";

const QUERY = "?address";

/**
 * `file.ts?address` is the address of the file as a chunk of its own. A browser asks for a module that failed only
 * once; what has its address can ask for it again under another query.
 */
export function addresses(root: string): Plugin {
  let isBuild = false;
  return {
    name: "kapao-addresses",
    enforce: "pre",
    config(_, { command }) {
      isBuild = command === "build";
    },
    load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      if (!isBuild) return `export default ${JSON.stringify(`/${relative(root, file)}`)}`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "chunk", id: file })}`;
    },
  };
}
