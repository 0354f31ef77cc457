import fc from "fast-check";
import { memberToken } from "schemas/contract/account";
import {
  wireAmount,
  wireBankCode,
  wireFlag,
  wireId,
  wireNumber,
  wireText,
  wireTime,
} from "schemas/contract/wire";
import * as z from "zod";

const hundredths = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map((whole) => whole / 100);

/** Any value that survives JSON: no `__proto__` field, no -0. */
const free = fc
  .jsonValue()
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll("__proto__", "proto")) as unknown);

const leaves = new Map<z.core.$ZodType, fc.Arbitrary<unknown>>([
  [wireNumber, hundredths],
  [wireAmount, hundredths],
  [wireText, fc.string()],
  [wireBankCode, fc.string()],
  [wireId, fc.string({ minLength: 1 })],
  [memberToken, fc.stringMatching(/^[!-~]{1,40}$/)],
  [wireFlag, fc.boolean()],
  [
    wireTime,
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((at) => at.toISOString()),
  ],
]);

/** Any response of a schema, in its plainest spelling: lists wrapped, numbers as numbers, absent fields omitted. */
export function answerOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const leaf = leaves.get(schema);
  if (leaf) return leaf;
  if (schema instanceof z.ZodPipe) return answerOf(insideOf(schema));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return answerOf(schema.unwrap());
  // A list has two spellings, of which the wrapped one comes first; other unions have distinct options.
  if (schema instanceof z.ZodUnion) {
    const [first, second] = schema.options;
    const isList = second instanceof z.ZodPipe && insideOf(second) instanceof z.ZodPipe;
    return isList && first ? answerOf(first) : fc.oneof(...schema.options.map(answerOf));
  }
  if (schema instanceof z.ZodArray) {
    return fc.array(answerOf(rowOf(schema.element)), { minLength: 1, maxLength: 3 });
  }
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), free, { noNullPrototype: true });
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodString) return fc.string();
  if (schema instanceof z.ZodNumber) return hundredths;
  if (schema instanceof z.ZodCatch) {
    // Numbers that no operator sends have no other spelling.
    const faulty = free.filter((value) => typeof value !== "number");
    return fc.oneof(answerOf(schema._zod.def.innerType), faulty);
  }
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodUnknown) return free;
  throw new TypeError(`no arbitrary for ${schema._zod.def.type}`);
}

/** What is read: before the transform, or after it where it only prepares the value. */
function insideOf(schema: z.ZodPipe): z.core.$ZodType {
  return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
}

/** A row of a list that is read row by row, without what stands in for a faulty one. */
function rowOf(element: z.core.$ZodType): z.core.$ZodType {
  return element instanceof z.ZodCatch ? element._zod.def.innerType : element;
}

function objectOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape).map(([key, field]) => [key, answerOf(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: requiredKeys(schema) });
}

/** What a field holds once it is prepared: what prepares takes anything, and says so. */
function preparedBy(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodPipe && field.in instanceof z.ZodTransform ? field.out : field;
}

function requiredKeys(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => preparedBy(field)._zod.optin !== "optional")
    .map(([key]) => key);
}

export type Path = (string | number)[];

/** The paths of the required fields in this response; without one in a row, only that row is faulty. */
export function requiredPaths(schema: z.core.$ZodType, answer: unknown, at: Path = []): Path[] {
  if (answer === undefined || answer === null || leaves.has(schema)) return [];
  if (schema instanceof z.ZodPipe) return requiredPaths(insideOf(schema), answer, at);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return requiredPaths(schema.unwrap(), answer, at);
  }
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((candidate) => z.safeParse(candidate, answer).success);
    return option ? requiredPaths(option, answer, at) : [];
  }
  if (schema instanceof z.ZodArray) {
    return (answer as unknown[]).flatMap((item, index) =>
      requiredPaths(schema.element, item, [...at, index]),
    );
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const inside = Object.entries(schema.shape).flatMap(([key, field]) =>
    requiredPaths(field, (answer as Record<string, unknown>)[key], [...at, key]),
  );
  return [...requiredKeys(schema).map((key) => [...at, key]), ...inside];
}

/** The response without one field. */
export function without(answer: unknown, path: Path): unknown {
  const copy = structuredClone(answer);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  delete (parent as Record<string, unknown>)[path.at(-1) as string];
  return copy;
}

/** Every path in the issues, including those inside a union's options. */
export function issuePaths(issues: readonly z.core.$ZodIssue[], at: Path = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...(issue.path as Path)];
    const inside =
      issue.code === "invalid_union" ? issue.errors.flatMap((errors) => issuePaths(errors, path)) : [];
    return [path.join("."), ...inside];
  });
}
