import { type Body, type Effect, isMultipart, pathNames } from "schemas/contract/endpoint";
import type { NamedEndpoint } from "schemas/contract/index";
import { exampleOf } from "./example";
import type { Json, JsonObject } from "./json";
import { jsonSchema } from "./json-schema";
import { rowWords } from "./row-words";

const effects: Readonly<Record<Effect, string>> = {
  read: "It changes nothing, and may come again or ahead of time.",
  change: "It changes something other than money.",
  money: "It moves money or grants something: it is sent at most once, with an Idempotency-Key.",
};

const parameter = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

/** One endpoint of the contract as an OpenAPI operation under `key` (path-templates.ts). */
export function operation({ name, endpoint }: NamedEndpoint, key: string): JsonObject {
  const body = requestBody(endpoint.body);
  const { summary, more } = rowWords(name);
  return {
    operationId: name,
    summary,
    description: [more, effects[endpoint.effect]].filter(Boolean).join(" "),
    tags: [name.split(".", 1)[0] ?? name],
    ...(key === endpoint.path ? {} : { "x-path": endpoint.path }),
    "x-effect": endpoint.effect,
    "x-timeout-ms": endpoint.timeoutMs,
    // A token is always sent if there is one; this says whether it is required.
    security: endpoint.token ? [{ member: [] }] : [{}, { member: [] }],
    parameters: [
      ...pathParameters(endpoint.path, key),
      parameter("requestedWith"),
      parameter("forwardedFor"),
      parameter("requestId"),
      ...(endpoint.effect === "money" ? [parameter("idempotencyKey")] : []),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      "200": {
        description: "Done.",
        content: { "application/json": content(jsonSchema(endpoint.response)) },
      },
      default: { $ref: "#/components/responses/Failure" },
    },
  };
}

/** Parameters have the document's names; if the contract's name differs, the description mentions it. */
function pathParameters(path: string, key: string): Json[] {
  const own = pathNames(path);
  return pathNames(key).map((name, place) => ({
    name,
    in: "path",
    required: true,
    ...(own[place] === name ? {} : { description: `here: ${own[place]}` }),
    schema: { type: "string", minLength: 1 },
  }));
}

function content(schema: JsonObject): JsonObject {
  return { schema, example: exampleOf(schema) };
}

function requestBody(body: Body): JsonObject | undefined {
  if (body === undefined) return undefined;
  if (!isMultipart(body)) {
    return { required: true, content: { "application/json": content(jsonSchema(body)) } };
  }
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const fields = body.multipart.map((name) => [name, name === "file" ? file : { type: "string" }]);
  const schema = { type: "object", properties: Object.fromEntries(fields), required: ["file"] };
  return { required: true, content: { "multipart/form-data": { schema } } };
}
