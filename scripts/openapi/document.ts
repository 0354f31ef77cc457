import { endpoints, type NamedEndpoint } from "schemas/contract/index";
import type { JsonObject } from "./json";
import { operation } from "./operation";
import { templateKeys } from "./path-templates";
import { components } from "./shared-parts";

/** The document's path in the project. */
export const DOCUMENT = "docs/operator-api.openapi.json";

/** The contract as an OpenAPI 3.1 document. The result is deterministic. */
export function openapiDocument(rows: readonly NamedEndpoint[] = endpoints): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "Operator API",
      version: "1.0.0",
      description:
        "What an operator answers to the member wallet. Made from schemas/contract by `npm run openapi`; do not edit.",
    },
    servers: [
      {
        url: "{operator}",
        description: "OPERATOR_API_URL",
        variables: { operator: { default: "https://operator.example" } },
      },
    ],
    tags: [...new Set(rows.map(({ name }) => name.split(".", 1)[0] ?? name))].map((name) => ({ name })),
    paths: paths(rows),
    components,
  };
}

function paths(rows: readonly NamedEndpoint[]): JsonObject {
  const keys = templateKeys(rows.map(({ endpoint }) => endpoint.path));
  const found: Record<string, Record<string, JsonObject>> = {};
  for (const row of rows) {
    const key = keys.get(row.endpoint.path) ?? row.endpoint.path;
    found[key] = { ...found[key], [row.endpoint.method.toLowerCase()]: operation(row, key) };
  }
  return found;
}

export function openapiText(): string {
  return `${JSON.stringify(openapiDocument(), null, 2)}\n`;
}
