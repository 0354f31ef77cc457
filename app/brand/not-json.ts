/** What editors and people write into JSON though it has none, and where: undefined for anything else at `offset`. */
export function notJson(text: string, offset: number): { what: string; offset: number } | undefined {
  const rest = text.slice(offset, offset + 2);
  if (rest.startsWith("\uFEFF")) return { what: "a byte-order mark at its beginning", offset };
  if (rest === "//" || rest === "/*" || rest.startsWith("#")) return { what: "a comment", offset };
  if (rest.startsWith("'")) return { what: "single quotes in place of double ones", offset };
  const before = text.slice(0, offset).trimEnd();
  const isTrailing = /^[}\]]/.test(rest) && before.endsWith(",");
  return isTrailing ? { what: "a comma after the last entry", offset: before.length - 1 } : undefined;
}
