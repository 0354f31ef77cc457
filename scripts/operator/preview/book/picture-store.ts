import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

const WEEK_MS = 7 * 24 * 3_600_000;

/** Pictures by a key of all that they depend on, in a folder, so that what is unchanged is not drawn again. */
export class PictureStore {
  /** `folder`: made when the first picture is kept. */
  constructor(private readonly folder: string) {}

  async has(key: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.#file(key), now, now).then(
      () => true,
      () => false,
    );
  }

  /** Rejects if there is none. */
  read(key: string): Promise<Buffer> {
    return readFile(this.#file(key));
  }

  async keep(key: string, picture: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    // A reader never meets half a file.
    const part = `${this.#file(key)}.${process.pid}.part`;
    await writeFile(part, picture);
    await rename(part, this.#file(key));
  }

  /** Forgets what nobody has looked at for a week. */
  async forgetOld(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < now - WEEK_MS) await rm(file, { force: true });
    }
  }

  #file(key: string): string {
    return join(this.folder, `${key}.webp`);
  }
}
