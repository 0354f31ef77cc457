import { failure } from "~/errors/failure.server";

/** The names that our fields have. conform would parse brackets and dots in a name as a path and build that object. */
const fieldName = /^[a-zA-Z]\w{0,39}$/;

/**
 * Far more than any of our forms has; many fields can cost more to parse than their size suggests (standards.md, Trust
 * 10).
 */
const MOST_FIELDS = 200;

const FORM = "application/x-www-form-urlencoded";

export function isFieldName(name: string): boolean {
  return fieldName.test(name);
}

/**
 * The text fields of a posted form, each once. Drops field names that none of our forms has, including conform's own
 * commands: `username[99999999]` would create a list of that length. A body that is not a form counts as empty, which
 * every schema refuses; a body with too many fields is refused as a whole.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of await fieldsOf(request)) form.append(name, value);
  return form;
}

/** Each field with its last value, in time linear in the body's size. Throws an error page. */
export async function fieldsOf(request: Request): Promise<Map<string, string>> {
  const body = isForm(request) ? await request.text().catch(() => "") : "";
  if (body.split("&", MOST_FIELDS + 1).length > MOST_FIELDS) throw failure("badRequest");
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) if (isFieldName(name)) fields.set(name, value);
  return fields;
}

export function isForm({ headers }: Request): boolean {
  return headers.get("content-type")?.toLowerCase().startsWith(FORM) ?? false;
}
