import type { Node } from "./node";

export interface Key {
  /** Such as `deposit.views.*.auto`; `*` stands for a code or a name, `[]` for an entry of a list. */
  path: string;
  node: Node;
  isRequired: boolean;
}

/** Every key of a schema, outer ones first. A key that several kinds of an entry have is listed once. */
export function keysOf(node: Node, path = ""): Key[] {
  const inner = [
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
      const own = name.includes(".") ? `${path}["${name}"]` : path === "" ? name : `${path}.${name}`;
      const isRequired = node.required?.includes(name) === true && child.default === undefined;
      return [{ path: own, node: child, isRequired }, ...(isWords(child) ? [] : keysOf(child, own))];
    }),
    ...(node.additionalProperties ? keysOf(node.additionalProperties, `${path}.*`) : []),
    ...(node.items ? keysOf(node.items, `${path}[]`) : []),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap((option) => keysOf(option, path)),
  ];
  const once = new Map<string, Key>();
  for (const key of inner) once.set(key.path, merged(once.get(key.path), key));
  return [...once.values()];
}

/** The kinds of an entry differ in the value of one key. */
function merged(one: Key | undefined, other: Key): Key {
  if (one === undefined || other.node.const === undefined) return one ?? other;
  const values = one.node.enum ?? [one.node.const];
  const node = { description: "The kind of the entry", enum: [...values, other.node.const] };
  return { ...one, node };
}

/** A text, or one for each language. */
export function isWords(node: Node): boolean {
  return node.anyOf?.some(({ properties }) => properties?.th !== undefined) ?? false;
}

/** `theme`, `colors` and `*` of `theme.colors.*`. */
export function parts(path: string): string[] {
  return [...path.matchAll(/\["([^"]+)"\]|\[\]|[^.[]+/g)].map(([part, quoted]) => quoted ?? part);
}
