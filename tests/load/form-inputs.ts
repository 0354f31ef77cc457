import { FORM_END, FORM_TYPE, filePart, part, samples } from "../support/files";
import { type FieldValue, fieldsOf, PlainPage } from "../support/plain-page";
import { ask, type Input, repeated, type Target, URL_ENCODED } from "./repeated-characters";

/** What a field's value begins with, without which nobody reads on. */
const LEADS: Record<string, string> = { returnTo: "/user/" };

/** A form is at most 64 kB, with its characters encoded. */
const MOST_BYTES = 58_000;

/** Each field of each form on these pages, the hidden ones and a file's name too; not of the one that signs out. */
export async function fieldsOn({ app, visitor }: Target, pages: readonly string[]): Promise<Input[]> {
  const found = new Map<string, Input>();
  for (const path of pages) {
    const answer = await visitor.get(path, { accept: "text/html" });
    const page = new PlainPage(path, answer, await answer.text());
    for (const button of page.all("button:not([type=button])")) {
      const id = button.getAttribute("form");
      const form = id === null ? button.closest("form") : page.one(`form[id="${id}"]`);
      if (form?.getAttribute("method")?.toLowerCase() !== "post") continue;
      const action = button.getAttribute("formaction") ?? (form.getAttribute("action") || path);
      if (action === "/logout") continue;
      const sent = Object.fromEntries(fieldsOf(form, button, {}));
      // React writes the attribute's name with a capital letter, which means nothing in HTML.
      const type = form.getAttribute("enctype") ?? form.getAttribute("encType");
      const isMultipart = type === "multipart/form-data";
      const owned = [...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name") ?? "");
      for (const input of fieldsOfForm({ app, visitor }, { action, sent, owned, isMultipart }))
        found.set(input.name, input);
    }
  }
  return [...found.values()];
}

interface Form {
  action: string;
  /** What it sends besides. */
  sent: Readonly<Record<string, FieldValue>>;
  owned?: readonly string[];
  isMultipart?: boolean;
}

/** Each field of one form, the others as they are. */
export function fieldsOfForm(
  { app, visitor }: Target,
  { action, sent, owned = [], isMultipart = false }: Form,
): Input[] {
  // A page with several forms tells them apart by it, so an action may read it where no button sends it.
  const names = new Set([...Object.keys(sent), ...owned, "do"]);
  return [...names].map((name) => ({
    name: `${name} of ${action} ${sent.do ?? ""}`,
    send(character) {
      const all = Object.entries({ ...sent, [name]: (LEADS[name] ?? "") + inForm(character) }).map(
        ([field, value]) => [field, String(value)],
      );
      const body = isMultipart ? multipart(all) : String(new URLSearchParams(all));
      const type = isMultipart ? FORM_TYPE : URL_ENCODED;
      const headers = {
        cookie: visitor.cookieHeader(),
        accept: "text/html",
        origin: app.url,
        "content-type": type,
      };
      return ask(app, { method: "POST", path: action, headers, body });
    },
  }));
}

/** The field `file` is a picture with its value as name and as type. */
function multipart(fields: readonly string[][]): Buffer {
  const parts = fields.map(([name = "", value = ""]) => {
    const written = value.replaceAll("\n", " ");
    return name === "file" ? filePart(samples.png, written, written) : part(name, value);
  });
  return Buffer.concat([...parts, FORM_END]);
}

function inForm(character: string): string {
  const encoded = String(new URLSearchParams([["", character]])).length - 1;
  return repeated(character, Math.floor((MOST_BYTES / encoded) * Buffer.byteLength(character)));
}
