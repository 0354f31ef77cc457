import { parseHTML } from "linkedom";

/** What a person sees of a page without script: nothing of what only script would show. */
const UNSEEN = "script, style, template, [hidden], head";

/** One answer of the app, read as a browser without script reads it. */
export class PlainPage {
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: Document;

  constructor(path: string, { status, headers }: Response, html: string) {
    this.path = path;
    this.status = status;
    this.headers = headers;
    this.html = html;
    this.document = parseHTML(html).document as unknown as Document;
  }

  /** The seen text of the page, or of the elements that the selector finds, with single spaces. */
  text(selector = "body"): string {
    return this.all(selector).map(textOf).join(" ");
  }

  /** The seen texts of the elements, one by one. */
  texts(selector: string): string[] {
    return this.all(selector).map(textOf);
  }

  /** What stands beside a term in the first list of facts that has it; throws when none has. */
  fact(term: string, within = "body"): string {
    const found = this.all(`${within} dt`).find((element) => textOf(element) === term);
    if (!found?.nextElementSibling) throw new Error(`no fact "${term}" on ${this.path}`);
    return textOf(found.nextElementSibling);
  }

  /** The elements that the selector finds and that are seen. */
  all(selector: string): Element[] {
    return [...this.document.querySelectorAll(selector)].filter((element) => !element.closest(UNSEEN));
  }

  /** The first of them; throws when there is none. */
  one(selector: string): Element {
    const [found] = this.all(selector);
    if (!found)
      throw new Error(`no ${selector} on ${this.path}: ${this.status} ${this.text().slice(0, 400)}`);
    return found;
  }

  /** The value of the first field of that name; radio buttons: of the chosen one. */
  value(name: string): string {
    const chosen = this.all(`input[type=radio][name="${name}"][checked]`)[0];
    return sentValue(chosen ?? this.one(`[name="${name}"]`));
  }

  /** The address of the link with that text; throws when there is none. */
  link(text: string): string {
    const found = this.all("a[href]").find((link) => textOf(link) === text || labelOf(link) === text);
    if (!found) throw new Error(`no link "${text}" on ${this.path}`);
    return found.getAttribute("href") ?? "";
  }

  /**
   * The button that sends a form, by its text or, as `do=confirm`, by its name and value; throws when there is none.
   */
  button(wanted: string): Element {
    const buttons = this.all("button, input[type=submit]").filter(
      (button) => !["button", "reset"].includes(button.getAttribute("type") ?? ""),
    );
    const names = (button: Element) => [
      textOf(button),
      labelOf(button),
      `${button.getAttribute("name")}=${button.getAttribute("value")}`,
    ];
    const found = buttons.find((button) => names(button).includes(wanted));
    if (!found) throw new Error(`no button "${wanted}" on ${this.path}: ${buttons.map(textOf).join(" | ")}`);
    return found;
  }

  /** What is written about a field: its hint or its error. */
  description(name: string): string {
    const ids = this.one(`[name="${name}"]`).getAttribute("aria-describedby")?.split(/\s+/) ?? [];
    return ids.map((id) => this.all(`[id="${id}"]`).map(textOf).join(" ")).join(" ");
  }
}

function labelOf(element: Element): string | null {
  return element.getAttribute("aria-label");
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll(UNSEEN)) unseen.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The value that a field is sent with. */
function sentValue(field: Element): string {
  if (field.localName === "textarea") return field.textContent ?? "";
  if (field.localName !== "select") return field.getAttribute("value") ?? "";
  const options = [...field.querySelectorAll("option")];
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  return chosen?.getAttribute("value") ?? chosen?.textContent ?? "";
}

/** A field's value for a form that is sent. */
export type FieldValue = string | File;

/** What the button's form sends when these fields are filled in; throws for a field that the form does not have. */
export function fieldsOf(form: Element, button: Element, filled: Record<string, FieldValue>) {
  const sent = new Map<string, FieldValue>();
  const owned = [...form.querySelectorAll("input, select, textarea")];
  const names = new Set(owned.map((field) => field.getAttribute("name")));
  for (const field of owned) {
    const name = field.getAttribute("name");
    const type = field.getAttribute("type");
    if (!name || field.hasAttribute("disabled") || type === "submit") continue;
    if (["radio", "checkbox"].includes(type ?? "") && !field.hasAttribute("checked")) continue;
    sent.set(name, type === "checkbox" ? (field.getAttribute("value") ?? "on") : sentValue(field));
  }
  for (const [name, value] of Object.entries(filled)) {
    if (!names.has(name)) throw new Error(`the form has no field "${name}", but ${[...names].join(", ")}`);
    sent.set(name, value);
  }
  const name = button.getAttribute("name");
  if (name) sent.set(name, button.getAttribute("value") ?? "");
  return sent;
}
