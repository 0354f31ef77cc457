import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

export interface StaticFile {
  /** The address at the app. */
  path: string;
  /** Compressed with brotli, in bytes. */
  size: number;
}

/** The built script whose compressed size is nearest to `size`; throws without a build. */
export async function nearestScript(root: string, size: number): Promise<StaticFile> {
  const folder = join(root, "build/client/assets");
  const packed = (await readdir(folder)).filter((name) => name.endsWith(".js.br"));
  const files = await Promise.all(
    packed.map(async (name) => ({
      path: `/assets/${name.slice(0, -".br".length)}`,
      size: (await stat(join(folder, name))).size,
    })),
  );
  const [nearest] = files.toSorted((one, other) => Math.abs(one.size - size) - Math.abs(other.size - size));
  if (!nearest) throw new Error(`${folder} holds no compressed script`);
  return nearest;
}
