import { join } from "node:path";
import { formatFaults } from "schemas/fault";
import type { Write } from "../brands/brand-files";
import { bookData } from "./page/data";
import { Session, type SessionSettings } from "./session";
import { writeOut } from "./write-out";

/** How many pictures are drawn between two lines that say so. */
const STEP = 25;

/**
 * Draws a brand's book and writes it, with nothing of other brands in it, as it goes to a client. Returns whether the
 * files have no faults and every state could be drawn.
 */
export async function outPreview(
  settings: Omit<SessionSettings, "isLive">,
  folder: string,
  write: Write,
): Promise<boolean> {
  let drawn = 0;
  const onPicture = () => {
    drawn += 1;
    const { all } = bookData(session.view);
    if (drawn % STEP === 0 || drawn === all) write(`${drawn} of ${all} pictures drawn\n`);
  };
  const session = new Session({ ...settings, isLive: false, onPicture });
  try {
    for (const book of session.books) {
      if (await book.read()) continue;
      write(`${formatFaults(book.faults)}\n`);
      return false;
    }
    await session.drawn();
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
