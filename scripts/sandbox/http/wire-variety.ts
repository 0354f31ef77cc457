import { wireAmount, wireBankCode, wireFlag, wireNumber } from "schemas/contract/wire";
import * as z from "zod";
import { longId, withOwnIds } from "./long-ids";
import { oddNumber } from "./odd-number";
import { plainShape } from "./plain-shapes";
import { spareAnswer, withTwins } from "./spare-answers";
import type { WireVariety } from "./wire-ways";

const FAULTY_ROW = { unreadable: true };

/** The same response, written another way. `schema` is the contract's response. */
export function varyAnswer(schema: z.ZodType, answer: unknown, variety: WireVariety): unknown {
  const twinned = variety.twinAccounts ? withTwins(schema, answer) : answer;
  const spare = variety.spareAnswers ? spareAnswer(schema, twinned) : twinned;
  const varied = vary(schema, variety.plainShapes ? plainShape(schema, spare) : spare, variety);
  const key = variety.bareLists ? listKeyOf(schema) : undefined;
  return key === undefined ? varied : (varied as Record<string, unknown>)[key];
}

/** The list's key in a response whose list may come bare. */
function listKeyOf(schema: z.ZodType): string | undefined {
  const spellings = schema instanceof z.ZodPipe ? schema.in : undefined;
  const wrapped = spellings instanceof z.ZodUnion ? spellings.options[0] : undefined;
  if (!(wrapped instanceof z.ZodObject)) return undefined;
  return Object.entries(wrapped.shape).find(([, field]) => rowsOf(field))?.[0];
}

/** The list in a schema that cuts it and reads its rows one by one, so that a faulty one can be omitted. */
function rowsOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const read = schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform ? schema.out : undefined;
  return read instanceof z.ZodPipe && read.in instanceof z.ZodArray ? read.in : undefined;
}

function vary(schema: z.core.$ZodType, value: unknown, variety: WireVariety): unknown {
  if (value === undefined || value === null) return value;
  if (schema === wireAmount) return varyAmount(value, variety);
  if (schema === wireNumber) return varyNumber(value, variety);
  if (schema === wireFlag) return varyFlag(value, variety);
  if (schema === wireBankCode) return varyCase(value, variety);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodCatch) {
    return vary(schema.unwrap(), value, variety);
  }
  const list = rowsOf(schema);
  if (list) {
    const rows = vary(list, value, variety) as unknown[];
    return variety.faultyRows ? [FAULTY_ROW, ...rows] : rows;
  }
  if (schema instanceof z.ZodPipe) {
    return vary(schema.in instanceof z.ZodTransform ? schema.out : schema.in, value, variety);
  }
  if (schema instanceof z.ZodUnion) return vary(optionFor(schema, value), value, variety);
  // A value of another shape is one that the contract reads as absent.
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item) => vary(schema.element, item, variety)) : value;
  }
  if (schema instanceof z.ZodObject && (typeof value !== "object" || Array.isArray(value))) return value;
  if (schema instanceof z.ZodObject) return varyObject(schema, value as Record<string, unknown>, variety);
  if (schema instanceof z.ZodNumber && variety.numbersAsStrings) return String(value);
  return value;
}

function optionFor(schema: z.ZodUnion, value: unknown): z.core.$ZodType {
  const option = schema.options.find((candidate) => z.safeParse(candidate, value).success);
  return option ?? z.unknown();
}

/** Lists that may be absent or null. */
const LISTS: ReadonlySet<string> = new Set(["banks", "wallets"]);

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** The fields in which upper and lower case do not matter. */
const WORDS: ReadonlySet<string> = new Set(["status", "statementType", "mode", "category", "type", "source"]);

/** The ids that may be integers. The member's own stays as it is: rooms of the chat are named by it. */
const IDS: ReadonlySet<string> = new Set(["_id", "qrcodeId", "reference"]);

function varyWord(key: string, value: unknown, variety: WireVariety): unknown {
  if (key === "expireIn" && typeof value === "number") return varyExpiry(value, variety.expireIn);
  if (variety.longIds && IDS.has(key) && typeof value === "string") return longId(value);
  return WORDS.has(key) ? varyCase(value, variety) : value;
}

function varyCase(value: unknown, { oddCase }: WireVariety): unknown {
  if (!oddCase || typeof value !== "string") return value;
  return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
}

/** An input in the sandbox's own spelling: whoever writes bank codes and ids in another one reads them so too. */
export function readSpelling(input: object, { oddCase, longIds }: WireVariety): object {
  const own = longIds ? withOwnIds(input) : input;
  if (!oddCase || !("bankCode" in own) || typeof own.bankCode !== "string") return own;
  return { ...own, bankCode: own.bankCode.toUpperCase() };
}

function varyExpiry(seconds: number, written: WireVariety["expireIn"]): number | string {
  if (written === "unreadable") return "soon";
  if (written === "time") return new Date(Date.now() + seconds * 1_000).toISOString();
  // Fewer milliseconds would read as seconds.
  return written === "milliseconds" && seconds > 100 ? seconds * 1_000 : seconds;
}

function varyFlag(value: unknown, { flagsAsNumbers, flagsAsTexts }: WireVariety): unknown {
  if (flagsAsTexts) return String(value);
  return flagsAsNumbers ? Number(value) : value;
}

function varyAmount(value: unknown, variety: WireVariety): unknown {
  const isText = variety.moneyAsStrings && typeof value === "number";
  return isText ? value.toFixed(2) : varyNumber(value, variety);
}

function varyNumber(value: unknown, { oddNumbers, numbersAsStrings }: WireVariety): unknown {
  if (typeof value !== "number") return value;
  if (oddNumbers) return oddNumber(value);
  return numbersAsStrings ? String(value) : value;
}

/** How what stands under a key is written. */
function withinOf(key: string, variety: WireVariety): WireVariety {
  return key === "profile" ? { ...variety, longIds: false } : variety;
}

function varyObject(schema: z.ZodObject, value: Record<string, unknown>, variety: WireVariety): unknown {
  const varied: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(schema.shape)) {
    const isNone = value[key] === undefined || (LISTS.has(key) && isEmpty(value[key]));
    if (isNone && variety.nulls && z.safeParse(field, null).success) varied[key] = null;
    else if (value[key] !== undefined)
      varied[key] = varyWord(key, vary(field, value[key], withinOf(key, variety)), variety);
    else if (variety.emptyTexts && z.safeParse(field, "").success) varied[key] = "";
  }
  if (variety.nulls && value.isActive === false && value.amount === 0) varied.amount = null;
  if (variety.extraFields) Object.assign(varied, { __v: 3, internalNote: null, tags: ["x", { y: 1 }] });
  return varied;
}
