import { type FieldValue, fieldsOf, PlainPage } from "./plain-page";
import { Visitor } from "./visitor";

const MOST_REDIRECTS = 10;

/**
 * A browser without script, told over HTTP: it opens addresses, follows redirects and links, and sends forms as they
 * stand on the page. It does not check what HTML's attributes ask of a value, as an old browser would not.
 */
export class PlainBrowser {
  readonly visitor: Visitor;
  private current: PlainPage | undefined;

  constructor(visitor: Visitor | string) {
    this.visitor = typeof visitor === "string" ? new Visitor(visitor) : visitor;
  }

  /** The page that is open. */
  get page(): PlainPage {
    if (!this.current) throw new Error("no page is open");
    return this.current;
  }

  async open(path: string, headers?: Record<string, string>): Promise<PlainPage> {
    return this.arrive(path, await this.visitor.get(path, headers));
  }

  follow(linkText: string): Promise<PlainPage> {
    return this.open(this.page.link(linkText));
  }

  /** Sends the form of the button that is named by its text or as `do=confirm`, with these fields filled in. */
  async press(wanted: string, filled: Record<string, FieldValue> = {}): Promise<PlainPage> {
    const { page } = this;
    const button = page.button(wanted);
    const form = formOf(page, button);
    const fields = fieldsOf(form, button, filled);
    const action = button.getAttribute("formaction") ?? (form.getAttribute("action") || page.path);
    const path = pathOf(action, this.visitor.url + page.path);
    if (form.getAttribute("method")?.toLowerCase() !== "post") {
      const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      return this.open(`${path.split("?")[0]}?${query}`);
    }
    // React writes the attribute's name with a capital letter, which means nothing in HTML.
    const type = form.getAttribute("enctype") ?? form.getAttribute("encType");
    const isMultipart = type === "multipart/form-data";
    return this.arrive(path, await this.visitor.send(path, bodyOf(fields, isMultipart)));
  }

  /** Follows redirects to the page where they end. */
  private async arrive(path: string, answer: Response): Promise<PlainPage> {
    let [at, got] = [path, answer];
    for (let hops = 0; got.status >= 300 && got.status < 400; hops++) {
      if (hops === MOST_REDIRECTS) throw new Error(`redirects without end at ${at}`);
      at = pathOf(got.headers.get("location") ?? "", this.visitor.url + at);
      got = await this.visitor.get(at);
    }
    this.current = new PlainPage(at, got, await got.text());
    return this.current;
  }
}

function formOf(page: PlainPage, button: Element): Element {
  const id = button.getAttribute("form");
  const form = id === null ? button.closest("form") : page.one(`form[id="${id}"]`);
  if (!form) throw new Error(`a button without a form on ${page.path}`);
  return form;
}

function bodyOf(fields: ReadonlyMap<string, FieldValue>, isMultipart: boolean): URLSearchParams | FormData {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) {
    if (body instanceof FormData) body.append(name, value);
    else body.append(name, String(value));
  }
  return body;
}

/** Path and query of an address as it stands in a page; throws when it leads to another site. */
function pathOf(address: string, base: string): string {
  const { origin, pathname, search } = new URL(address, base);
  if (origin !== new URL(base).origin) throw new Error(`leads away, to ${origin}`);
  return pathname + search;
}
