import { portOrAny } from "../../bootstrap/ports";
import type { Write } from "../brands/brand-files";
import { follow } from "./follow";
import { bookData, told } from "./page/data";
import { bookPage } from "./page/page";
import { serveBook } from "./serve";
import { Session, type SessionSettings } from "./session";

/** Serves the book and follows the brands' files until Ctrl-C. */
export async function livePreview(
  settings: Omit<SessionSettings, "isLive">,
  port: number,
  write: Write,
): Promise<boolean> {
  const onPicture: SessionSettings["onPicture"] = (brand, name, drawn) =>
    server.tell("picture", { name: `${brand}/${name}`, drawn: told(brand, name, drawn, true) });
  const session = new Session({ ...settings, isLive: true, onPicture });
  const server = await serveBook(await portOrAny(port), {
    page: () => bookPage(session.view),
    data: () => bookData(session.view),
    picture: (brand, name) => session.picture(brand, name),
    prioritize: (priority) => session.prioritize(priority),
  });
  const tellAll = () => {
    session.edition += 1;
    server.tell("book", bookData(session.view));
  };
  const readAll = async (books = session.books) => {
    await Promise.all(books.map((book) => book.read()));
    tellAll();
    await session.drawn();
    await session.compare();
    tellAll();
  };
  let isEnding = false;
  const failed = (error: unknown) => {
    if (!isEnding) write(`${error instanceof Error ? error.message : String(error)}\n`);
  };
  const ends = session.books.map((book) =>
    follow(book.settings.file, () => void readAll([book]).catch(failed)),
  );
  write(`Brand book: ${server.url}\nIt follows ${settings.files.join(" and ")}. Ctrl-C ends it.\n`);
  void readAll().catch(failed);
  await new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, resolve);
  });
  isEnding = true;
  for (const end of ends) end();
  // Without a browser nothing that is being drawn is waited for.
  await Promise.all([server.close(), settings.browser.close(), session.close()]);
  return true;
}
