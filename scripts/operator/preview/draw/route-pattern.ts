/** Whether a path is at this place of the URL map: `/user/outcome/:intent`, `*` for anywhere; a query is left out. */
export function isAt(path: string, pattern: string): boolean {
  if (pattern === "*") return true;
  const parts = (text: string) => (text.split("?")[0] ?? "").split("/");
  const [found, wanted] = [parts(path), parts(pattern)];
  return (
    found.length === wanted.length &&
    wanted.every((part, at) => (part.startsWith(":") ? found[at] !== "" : part === found[at]))
  );
}
