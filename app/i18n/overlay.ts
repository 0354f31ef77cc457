import { lookUp } from "schemas/look-up";

/** A namespace's texts with the brand's own texts (`"public:login.title": "…"`) replacing ours. */
export function overlay(texts: object, namespace: string, overrides: Record<string, string>): object {
  const own = Object.entries(overrides).filter(([name]) => name.startsWith(`${namespace}:`));
  if (own.length === 0) return texts;
  const copy: object = JSON.parse(JSON.stringify(texts));
  for (const [name, text] of own) setText(copy, name.slice(namespace.length + 1).split("."), text);
  return copy;
}

type Tree = { [key: string]: Tree | string };

/** The config can name only known keys, so never a key of the prototype. */
function setText(tree: object, path: readonly string[], text: string): void {
  const [key = "", ...rest] = path;
  const branch = lookUp(tree as Tree, key);
  if (rest.length === 0) (tree as Tree)[key] = text;
  else if (typeof branch === "object") setText(branch, rest, text);
}
