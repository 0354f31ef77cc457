import { pathNames } from "schemas/contract/endpoint";

/**
 * Maps every path of the contract to its key in the document. OpenAPI compares paths by their shape:
 * `/qrcode/{bankCode}` and `/qrcode/{qrcodeId}` are the same path and need one parameter name, so the names are joined
 * (`{bankCodeOrQrcodeId}`).
 */
export function templateKeys(paths: readonly string[]): Map<string, string> {
  return new Map(
    paths.map((path) => {
      const alike = paths.filter((other) => shapeOf(other) === shapeOf(path)).map(pathNames);
      const names = pathNames(path).map((_, place) => joinNames(alike.map((list) => list[place] ?? "")));
      return [path, withNames(path, names)];
    }),
  );
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, "{}");
}

function joinNames(names: readonly string[]): string {
  const [first = "", ...others] = new Set(names);
  return first + others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join("");
}

function withNames(path: string, names: readonly string[]): string {
  const left = [...names];
  return path.replaceAll(/\{\w+\}/g, () => `{${left.shift()}}`);
}
