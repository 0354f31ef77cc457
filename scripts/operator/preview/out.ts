import { join } from "node:path";
import { formatFaults } from "schemas/fault";
import type { Write } from "../brands/brand-files";
import { Session, type SessionSettings } from "./session";
import { writeOut } from "./write-out";

/** Draws everything and writes it. Returns whether the files have no faults and every state could be drawn. */
export async function outPreview(
  settings: Omit<SessionSettings, "isLive">,
  folder: string,
  write: Write,
): Promise<boolean> {
  const session = new Session({ ...settings, isLive: false });
  try {
    for (const book of session.books) {
      if (await book.read()) continue;
      write(`${formatFaults(book.faults)}\n`);
      return false;
    }
    await session.drawn();
    await session.compare();
    const failed = await writeOut(session, folder);
    for (const { pictures } of session.books) {
      for (const [name, drawn] of pictures) if ("fault" in drawn) write(`${name}: ${drawn.fault}\n`);
    }
    write(`${join(folder, "index.html")}: written${failed > 0 ? `, ${failed} pictures failed` : ""}\n`);
    return failed === 0;
  } finally {
    await session.close();
  }
}
