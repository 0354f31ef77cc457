import { isWords } from "./keys";
import type { Node } from "./node";

/** What may stand at a key, in words. `rule` is what the key's own rule says of a text. */
export function allowedText(node: Node, rule?: string): string {
  if (isWords(node)) return "a text, or one for each of `th`, `lo`, `en`";
  if (node.const !== undefined) return code(node.const);
  if (node.enum) return node.enum.map(code).join(", ");
  if (node.oneOf) return "one of the kinds below";
  if (node.anyOf) return [...new Set(node.anyOf.map((option) => allowedText(option, rule)))].join(", or ");
  switch (node.type) {
    case "boolean":
      return "`true`, `false`";
    case "null":
      return "`null`";
    case "integer":
      return `a whole number, ${rangeText(node)}`;
    case "number":
      return `a number, ${rangeText(node)}`;
    case "array":
      return `a list${node.maxItems ? ` of at most ${node.maxItems}` : ""}: ${node.items?.properties ? "entries as below" : allowedText(node.items ?? {}, rule)}`;
    case "object":
      return objectText(node, rule);
    default:
      return rule ?? `a text of at most ${node.maxLength ?? 2000} characters`;
  }
}

function objectText({ propertyNames, additionalProperties }: Node, rule?: string): string {
  if (!additionalProperties) return "the keys below";
  const names = propertyNames?.enum ? ` (${propertyNames.enum.map(code).join(", ")})` : "";
  const isGroup = additionalProperties.properties ?? additionalProperties.oneOf;
  return `by name${names}: ${isGroup ? "the keys below" : allowedText(additionalProperties, rule)}`;
}

function rangeText({ minimum, maximum, multipleOf }: Node): string {
  const range = `${minimum} to ${maximum}`;
  return multipleOf ? `${range}, in steps of ${multipleOf}` : range;
}

function code(value: unknown): string {
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}
