import { withoutSlash } from "schemas/env/kinds";
import { formatFaults } from "schemas/fault";
import { findGiftLink } from "schemas/gift-link";
import { urlOf } from "schemas/url-of";
import { type Variables, withSecretFiles } from "~/server/lifecycle/environment";
import { fileOf, readBrandFile } from "../brands/brand-files";
import { CommandError } from "../brands/command";
import { readFlags } from "../brands/flags";
import type { Target } from "./talk/target";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const flags = {
  url: text,
  "chat-url": text,
  user: text,
  password: text,
  token: text,
  address: text,
  origin: text,
  "gift-link": text,
  "timeout-ms": text,
  write: flag,
  json: flag,
};

export const pace = { timeoutMs: 60_000, slowMs: 2_000, settleMs: 1_500 };

/**
 * What `doctor` is to do, by its words and the environment (`DOCTOR_PASSWORD`, `DOCTOR_TOKEN`, `PUBLIC_ORIGIN`,
 * `TRUELINK_KEY` or its file). Throws a CommandError with what is wrong in them.
 */
export function readOptions(words: readonly string[], env: Variables): { target: Target; isJson: boolean } {
  const read = readFlags(words, flags);
  const given = { ...read.flags };
  const password = given.password ?? env.DOCTOR_PASSWORD;
  const token = given.token ?? env.DOCTOR_TOKEN;
  const url = baseOf(given.url);
  const timeoutMs = Number(given["timeout-ms"] ?? pace.timeoutMs);
  const fault = faultOf({ ...given, typed: given.url, password, url, timeoutMs, brands: read.rest.length });
  if (fault !== undefined || url === undefined) throw new CommandError(`${fault}\n`);
  const [name] = read.rest;
  const brand = name === undefined ? undefined : readBrandFile(fileOf(name));
  if (brand && !brand.ok) throw new CommandError(`${formatFaults(brand.faults)}\n`);
  const target = {
    url,
    chatUrl: baseOf(given["chat-url"]) ?? new URL(url).origin,
    brand: brand?.brand,
    username: given.user,
    password,
    token,
    giftKey: giftKeyIn(env),
    giftLink: findGiftLink(given["gift-link"] ?? ""),
    address: given.address,
    origin: originOf(given.origin ?? env.PUBLIC_ORIGIN),
    writes: given.write ?? false,
    pace: { ...pace, timeoutMs },
  };
  return { target, isJson: given.json ?? false };
}

/** An http address without what must not be printed, or a slash at its end. */
function baseOf(given: string | undefined): string | undefined {
  const url = given === undefined ? null : urlOf(given);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return withoutSlash(`${url.origin}${url.pathname}`);
}

function originOf(given: string | undefined): string | undefined {
  const base = baseOf(given);
  return base && new URL(base).origin;
}

/** Read as the server reads it. */
function giftKeyIn({ TRUELINK_KEY, TRUELINK_KEY_FILE }: Variables): string | undefined {
  const { environment, faults } = withSecretFiles({ TRUELINK_KEY, TRUELINK_KEY_FILE }, process.cwd());
  if (faults.length > 0) throw new CommandError(`${formatFaults(faults)}\n`);
  return environment.TRUELINK_KEY || undefined;
}

interface Given {
  /** As it was typed. */
  typed: string | undefined;
  url: string | undefined;
  user?: string | undefined;
  password: string | undefined;
  write?: boolean | undefined;
  "chat-url"?: string | undefined;
  origin?: string | undefined;
  "gift-link"?: string | undefined;
  timeoutMs: number;
  brands: number;
}

function faultOf(given: Given): string | undefined {
  if (given.typed !== undefined && given.url === undefined) return "--url is not an http address";
  if (given.url === undefined)
    return "Which API? For example: doctor siam-gold --url https://api.operator.example";
  if (given["chat-url"] !== undefined && !baseOf(given["chat-url"]))
    return "--chat-url is not an http address";
  if (given.origin !== undefined && !baseOf(given.origin)) return "--origin is not an http address";
  if (given["gift-link"] !== undefined && findGiftLink(given["gift-link"]) === undefined)
    return "--gift-link is no TrueMoney gift link";
  if (given.brands > 1) return "One brand at a time: an API belongs to one";
  if (!(given.timeoutMs >= 1)) return "--timeout-ms is not a number of milliseconds";
  if (given.user !== undefined && given.password === undefined)
    return "--user needs --password, or DOCTOR_PASSWORD in the environment";
  if (given.write && given.user === undefined) {
    return "--write needs --user: it moves money, uploads files and writes to the chat, as that test member alone";
  }
  return undefined;
}
