import { wireAmount, wireFlag } from "schemas/contract/wire";
import * as z from "zod";
import { flag } from "../settings";

/** Ways in which a response may differ on the wire with the same meaning (operator-api.md). */
export const wireVarietySchema = z.object({
  /** Lists come bare, without their key (and so without `total`). */
  bareLists: flag,
  numbersAsStrings: flag,
  /** Amounts are strings with two decimals: "12.50". */
  moneyAsStrings: flag,
  flagsAsNumbers: flag,
  /** Absent optional fields are sent as null. */
  nulls: flag,
  /** Every object has extra fields that are not in the contract. */
  extraFields: flag,
  /** The field that holds a failure's code. */
  failureKey: z.enum(["message", "error", "code"]),
});

export type WireVariety = z.output<typeof wireVarietySchema>;

export const plainWire: WireVariety = {
  bareLists: false,
  numbersAsStrings: false,
  moneyAsStrings: false,
  flagsAsNumbers: false,
  nulls: false,
  extraFields: false,
  failureKey: "message",
};

/** A failure's body with its code under the configured key. */
export function varyFailure(body: { message: string }, { failureKey, extraFields }: WireVariety): object {
  return { [failureKey]: body.message, ...(extraFields && { statusText: "failed", traceId: 7 }) };
}

/** The same response, written another way. `schema` is the contract's response. */
export function varyAnswer(schema: z.ZodType, answer: unknown, variety: WireVariety): unknown {
  const varied = vary(schema, answer, variety);
  const key = variety.bareLists ? listKeyOf(schema) : undefined;
  return key === undefined ? varied : (varied as Record<string, unknown>)[key];
}

/** The list's key in a response whose list may come bare. */
function listKeyOf(schema: z.ZodType): string | undefined {
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const wrapped = schema.options[0];
  if (!(wrapped instanceof z.ZodObject)) return undefined;
  return Object.entries(wrapped.shape).find(([, field]) => field instanceof z.ZodArray)?.[0];
}

function vary(schema: z.core.$ZodType, value: unknown, variety: WireVariety): unknown {
  if (value === undefined || value === null) return value;
  if (schema === wireAmount) return varyAmount(value, variety);
  if (schema === wireFlag) return variety.flagsAsNumbers ? Number(value) : value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return vary(schema.unwrap(), value, variety);
  }
  if (schema instanceof z.ZodPipe) return vary(schema.in, value, variety);
  if (schema instanceof z.ZodUnion) return vary(optionFor(schema, value), value, variety);
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((item) => vary(schema.element, item, variety));
  }
  if (schema instanceof z.ZodObject) return varyObject(schema, value as Record<string, unknown>, variety);
  if (schema instanceof z.ZodNumber && variety.numbersAsStrings) return String(value);
  return value;
}

function optionFor(schema: z.ZodUnion, value: unknown): z.core.$ZodType {
  const option = schema.options.find((candidate) => z.safeParse(candidate, value).success);
  return option ?? z.unknown();
}

function varyAmount(value: unknown, { moneyAsStrings, numbersAsStrings }: WireVariety): unknown {
  if (moneyAsStrings) return Number(value).toFixed(2);
  return numbersAsStrings ? String(value) : value;
}

function varyObject(schema: z.ZodObject, value: Record<string, unknown>, variety: WireVariety): unknown {
  const varied: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(schema.shape)) {
    if (value[key] !== undefined) varied[key] = vary(field, value[key], variety);
    else if (variety.nulls && z.safeParse(field, null).success) varied[key] = null;
  }
  if (variety.extraFields) Object.assign(varied, { __v: 3, internalNote: null, tags: ["x", { y: 1 }] });
  return varied;
}
