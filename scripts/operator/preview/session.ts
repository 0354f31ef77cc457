import { basename, relative } from "node:path";
import { type BookSettings, BrandBook, type Drawn } from "./book/brand-book";
import type { Priority } from "./book/runs";
import { alikeWith } from "./facts/alike";
import { factsOf } from "./facts/brand-facts";
import { drawOthers, type OtherBrand } from "./facts/compare";
import type { Alike, BookView, BrandView } from "./page/model";

export interface SessionSettings extends Omit<BookSettings, "file" | "onPicture"> {
  /** The files of the brand and of the one beside it. */
  files: readonly string[];
  isLive: boolean;
  onPicture?: (brand: string, name: string, drawn: Drawn) => void;
}

/** The books of the brands on the page, and the brands that the first is compared with. */
export class Session {
  readonly books: readonly BrandBook[];
  #others: readonly OtherBrand[] = [];
  #comparing: Promise<OtherBrand[]> | undefined;
  /** Everything that may have processes of its own. */
  readonly #begun: BrandBook[];
  #isClosed = false;
  #alike: readonly Alike[] | undefined;
  /** Of no other run, so that a page of an older one is noticed. */
  edition = Date.now();

  constructor(private readonly settings: SessionSettings) {
    const { files, onPicture, isLive: _, ...rest } = settings;
    this.books = files.map(
      (file) =>
        new BrandBook({
          ...rest,
          file,
          onPicture: (name, drawn) => onPicture?.(idOf(file), name, drawn),
        }),
    );
    this.#begun = [...this.books];
  }

  get view(): BookView {
    const { isLive } = this.settings;
    return {
      isLive,
      edition: this.edition,
      brands: this.books.map((book, at) => viewOf(book, at === 0 ? this.#alike : undefined)),
    };
  }

  /** Draws first what somebody looks at. */
  prioritize(priority: Priority): void {
    for (const book of this.books) book.priority = priority;
  }

  /**
   * Draws the other brands' first screens, if that was not done, and compares
   * them with the first brand's, if that is whole.
   */
  async compare(): Promise<void> {
    const [book] = this.books;
    if (!book?.brand || this.#isClosed || this.settings.only) return;
    this.#comparing ??= drawOthers(book.settings, book.brand.id, (other) => this.#begins(other));
    this.#others = await this.#comparing;
    if (this.#isClosed) return;
    this.#alike = await alikeWith(this.settings.browser, book, this.#others);
  }

  /** A picture of a brand of the page, or of one that is compared. */
  async picture(brand: string, name: string): Promise<Buffer | undefined> {
    const books = [...this.books, ...this.#others.map(({ book }) => book)];
    const drawn = books.find(({ settings }) => idOf(settings.file) === brand)?.pictures.get(name);
    return drawn && "key" in drawn ? this.settings.store.read(drawn.key).catch(() => undefined) : undefined;
  }

  async drawn(): Promise<void> {
    for (const book of this.books) await book.drawn();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#begun.map((book) => book.close()));
  }

  #begins(book: BrandBook): boolean {
    if (!this.#isClosed) this.#begun.push(book);
    return !this.#isClosed;
  }
}

/** A brand's name in the page's addresses: that of its file. */
function idOf(file: string): string {
  return basename(file, ".json");
}

function viewOf(book: BrandBook, alike: readonly Alike[] | undefined): BrandView {
  const { brand, parts, faults, pictures, settings } = book;
  const id = idOf(settings.file);
  return {
    ...{ id, file: shownPath(settings.root, settings.file), parts, faults, pictures },
    name: brand?.name.en ?? id,
    locales: brand?.locales ?? [],
    facts: factsOf(book, alike),
  };
}

/** From the project's root, or the whole path where the file is elsewhere. */
function shownPath(root: string, file: string): string {
  const path = relative(root, file);
  return path.startsWith("..") ? file : path;
}
