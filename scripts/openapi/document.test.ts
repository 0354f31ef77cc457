import { isMultipart } from "schemas/contract/endpoint";
import { errorCodes } from "schemas/contract/errors";
import { contract, endpoints, type NamedEndpoint } from "schemas/contract/index";
import { describe, expect, test } from "vitest";
import { openapiDocument, openapiText } from "./document";
import { driftFaults } from "./drift";

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  "x-effect": string;
  "x-timeout-ms": number;
  "x-path"?: string;
  security: object[];
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; description?: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties: object; required?: string[] }; example?: unknown }>;
  };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, { enum?: string[] }>>;
}

const document = openapiDocument() as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function find(name: string) {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
}

describe("the document tells the contract", () => {
  test.each(endpoints.map((row) => [row.name, row] as const))("%s", (name, { endpoint }: NamedEndpoint) => {
    const { method, path, operation } = find(name);
    expect(method).toBe(endpoint.method.toLowerCase());
    expect(operation["x-path"] ?? path).toBe(endpoint.path);
    expect(operation["x-effect"]).toBe(endpoint.effect);
    expect(operation["x-timeout-ms"]).toBe(endpoint.timeoutMs);
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
    expect(operation.security.some((way) => Object.keys(way).length === 0)).toBe(!endpoint.token);
  });

  test("each call is summed up and described, with examples that the contract reads", () => {
    for (const { name, endpoint } of endpoints) {
      const { summary, description, requestBody, responses } = find(name).operation;
      expect(summary, name).toMatch(/^[A-Z].{8,119}[^.]$/);
      expect(description, name).toMatch(/^[A-Z`].*\.$/);
      const answer = responses["200"]?.content?.["application/json"]?.example;
      expect(endpoint.response.safeParse(answer).error, name).toBeUndefined();
      const { body } = endpoint;
      if (body === undefined || isMultipart(body)) continue;
      const example = requestBody?.content["application/json"]?.example;
      expect(body.safeParse(example).error, name).toBeUndefined();
    }
    expect(find("bonus.minimum").operation).toMatchObject({
      summary: "Whether a minimum of bonuses holds, and which",
      description: "Not called by any screen. It changes nothing, and may come again or ahead of time.",
    });
  });

  test("nothing is in it but the contract", () => {
    expect(operations).toHaveLength(endpoints.length);
  });

  test("the failure's codes are the catalogue", () => {
    expect(document.components.schemas?.ErrorCode?.enum).toEqual(errorCodes);
  });

  test("bodies are told by their fields", () => {
    const transfer = find("wallet.transfer").operation.requestBody?.content["application/json"]?.schema;
    expect(transfer?.required).toEqual(Object.keys(contract.wallet.transfer.body.shape));
    const slip = find("wallet.slip").operation.requestBody?.content["multipart/form-data"]?.schema;
    expect(Object.keys(slip?.properties ?? {})).toEqual(["file", "bankCode"]);
  });

  test("a money call, and no other, carries an Idempotency-Key", () => {
    for (const { operation } of operations) {
      const carries = operation.parameters.some(({ $ref }) => $ref?.endsWith("/idempotencyKey"));
      expect([operation.operationId, carries]).toEqual([
        operation.operationId,
        operation["x-effect"] === "money",
      ]);
    }
  });
});

describe("the document is sound OpenAPI 3.1", () => {
  test("paths differ in shape, and each place has its parameter", () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, "{}"));
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const { path, operation } of operations) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(declared.map(({ name }) => name)).toEqual(places);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test("every reference leads somewhere and every operation has an answer", () => {
    for (const [, reference] of openapiText().matchAll(/"\$ref": "([^"]+)"/g)) {
      const target = reference
        ?.split("/")
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target, reference).toBeDefined();
    }
    for (const { operation } of operations)
      expect(Object.keys(operation.responses)).toEqual(["200", "default"]);
  });

  test("operation ids are told apart", () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });
});

test("the same contract makes the same text", () => {
  expect(openapiText()).toBe(openapiText());
});

test("a document that is missing or says something else is drift", () => {
  expect(driftFaults(openapiText(), openapiText())).toEqual([]);
  expect(driftFaults(undefined, openapiText())).toHaveLength(1);
  const changed = openapiDocument(endpoints.slice(1));
  expect(driftFaults(`${JSON.stringify(changed, null, 2)}\n`, openapiText())).toHaveLength(1);
});
