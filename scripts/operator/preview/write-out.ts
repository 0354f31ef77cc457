import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bookScript, bookStyle } from "./page/files";
import { picturePath } from "./page/model";
import { bookPage } from "./page/page";
import type { Session } from "./session";

/** Writes the book as files that open without a server; what is in the folder stays. Returns how many pictures failed. */
export async function writeOut(session: Session, folder: string): Promise<number> {
  const { view } = session;
  const own = view.brands.flatMap(({ id, pictures }) =>
    [...pictures.keys()].map((name) => ({ brand: id, name })),
  );
  for (const { brand, name } of own) {
    const picture = await session.picture(brand, name);
    if (!picture) continue;
    const file = join(folder, picturePath(brand, name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), bookPage(view));
  await writeFile(join(folder, "book.css"), await bookStyle());
  await writeFile(join(folder, "book.js"), await bookScript());
  return view.brands.flatMap(({ pictures }) => [...pictures.values()]).filter((drawn) => "fault" in drawn)
    .length;
}
