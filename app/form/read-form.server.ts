/** A field of ours: conform would read brackets and dots in a name as a path, and build whatever stands there. */
const fieldName = /^[a-zA-Z]\w{0,39}$/;

/**
 * The text fields of a posted form, each once. Names and kinds of fields that no form of ours has are left out, among them
 * conform's own orders to a server: `username[99999999]` would make a list of that length. A body that is no form
 * is an empty one, which every schema refuses with its field messages.
 */
export async function readForm(request: Request): Promise<FormData> {
  const fields = new FormData();
  const posted = await request.formData().catch(() => new FormData());
  for (const [name, value] of posted) {
    if (typeof value === "string" && fieldName.test(name)) fields.set(name, value);
  }
  return fields;
}
