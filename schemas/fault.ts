import * as z from "zod";
import { suggestion } from "./nearest";

/** One mistake in a brand's config file or in the environment. */
export interface Fault {
  /** The file's name, or `environment`. */
  file: string;
  /** Such as `games.providers.PG.hosts[0]`, or the environment variable's name. */
  path: string;
  /** The value found, shortened; `nothing` when it is absent. */
  found: string;
  /** What is allowed instead. */
  allowed: string;
  /** The rest of the sentence, such as "is missing". */
  message: string;
  /** The position in the file, counted from 1; absent if the fault has none, as of the environment. */
  line?: number;
  column?: number;
  /** Set for what may be intended: it is reported, but does not stop the server from starting. */
  isWarning?: boolean;
}

const MOST_SHOWN = 60;

/** A short, readable form of a value, at most 60 characters. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}

/** The path of the whole value. */
export const WHOLE = "(the whole)";

export function pathText(path: readonly PropertyKey[]): string {
  const text = path
    .map((part) => {
      if (typeof part === "number") return `[${part}]`;
      const name = String(part);
      return /^[$\w-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
    })
    .join("")
    .replace(/^\./, "");
  return text === "" ? WHOLE : text;
}

/** What is at a path in a value; undefined if there is nothing. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    input,
  );
}

/** The last part of a path: `.logo`, `[0]`, `["odd key."]`, or its only name. */
const LAST_PART = /(?:\.[$\w-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\]|^[$\w-]+)$/;

/** The path of the object or list that holds the value at a path. */
export function outerPath(path: string): string {
  const outer = path.replace(LAST_PART, "");
  return outer === "" || outer === path ? WHOLE : outer;
}

/**
 * Writes a block of lines per file: the number of faults, then each fault with its position, if known, and its path.
 */
export function formatFaults(faults: readonly Fault[]): string {
  const files = [...new Set(faults.map(({ file }) => file))];
  return files
    .map((file) => {
      const own = faults.filter((fault) => fault.file === file);
      const warnings = own.filter(({ isWarning }) => isWarning).length;
      const counts = [counted(own.length - warnings, "fault"), counted(warnings, "warning")].filter(Boolean);
      return [`${file}: ${counts.join(", ")}`, ...own.map(formatFault)].join("\n");
    })
    .join("\n\n");
}

function counted(number: number, name: string): string {
  return number === 0 ? "" : `${number} ${name}${number === 1 ? "" : "s"}`;
}

/** `config/siam-gold.json:12:7`, or the file alone if the fault has no position. */
export function positionOf({ file, line, column }: Fault): string {
  return line === undefined ? file : `${file}:${line}:${column}`;
}

function formatFault(fault: Fault): string {
  const { path, found, allowed, message } = fault;
  const position = fault.line === undefined ? "" : `${positionOf(fault)} `;
  return `  ${position}${path} ${message}\n    found:   ${found}\n    allowed: ${allowed}`;
}

/** A zod error map that adds the known keys to an "unrecognized keys" issue; zod does not report them itself. */
export const knownKeys: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "unrecognized_keys") return undefined;
  const { inst } = issue;
  if (inst instanceof z.ZodObject) return Object.keys(inst.shape).join(", ");
  if (inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum)
    return inst.keyType.options.join(", ");
  return undefined;
};

/** Every issue of a parse with `knownKeys`, as faults. For a union, only the branch that came closest is reported. */
export function faultsOf(error: z.core.$ZodError, input: unknown, file: string): Fault[] {
  const source: FaultSource = { input, file };
  return error.issues.flatMap((issue) => faultsOfIssue(issue, source, []));
}

interface FaultSource {
  input: unknown;
  file: string;
}

function faultsOfIssue(
  issue: z.core.$ZodIssue,
  source: FaultSource,
  parent: readonly PropertyKey[],
): Fault[] {
  const path = [...parent, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey(key, path, issue.message, source));
  }
  if (issue.code === "invalid_union") {
    const closest = closestBranch(issue.errors);
    if (closest) return closest.flatMap((inner) => faultsOfIssue(inner, source, path));
  }
  const value = valueAt(source.input, path);
  const message = value === undefined ? "is missing" : `is not allowed${suggestedFor(value, issue)}`;
  return [
    { file: source.file, path: pathText(path), found: shown(value), allowed: allowedBy(issue), message },
  ];
}

/** `, did you mean "midnight"?` if one of the allowed values is close. */
function suggestedFor(value: unknown, issue: z.core.$ZodIssue): string {
  // A discriminated union's issue has the allowed values as `options`, which zod's types leave out.
  const options: unknown =
    "options" in issue ? issue.options : issue.code === "invalid_value" && issue.values;
  const names: unknown[] = Array.isArray(options) ? options : [];
  return typeof value === "string"
    ? suggestion(
        value,
        names.filter((name) => typeof name === "string"),
      )
    : "";
}

/** The first branch of a union whose type fits, so that its issues are all deeper in the value. */
function closestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return branches.find((issues) =>
    issues.every(({ code, path }) => code !== "invalid_type" || path.length > 0),
  );
}

function unknownKey(key: string, path: PropertyKey[], known: string, { input, file }: FaultSource): Fault {
  return {
    file,
    path: pathText([...path, key]),
    found: shown(valueAt(input, [...path, key])),
    allowed: known,
    message: `is an unknown key${suggestion(key, known.split(", "))}`,
  };
}

/** Matches zod's default messages. A rule with its own message uses it to say what is allowed. */
const ZOD_DEFAULT = /^(Invalid|Too|Unrecognized)\b/;

/** What a value must be instead, in words. */
export function allowedBy(issue: z.core.$ZodIssue): string {
  if (!ZOD_DEFAULT.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return kind(issue.expected);
    case "invalid_value":
      return issue.values.map((value) => JSON.stringify(value)).join(", ");
    case "too_small":
      return `at least ${issue.minimum}${unitOf(issue.origin)}`;
    case "too_big":
      return `at most ${issue.maximum}${unitOf(issue.origin)}`;
    case "not_multiple_of":
      return `a multiple of ${issue.divisor}`;
    case "invalid_key":
      return issue.issues.map((inner) => allowedBy(inner)).join(", ");
    case "invalid_union":
      return unionText(issue);
    default:
      return issue.message;
  }
}

function kind(expected: string): string {
  if (expected === "int") return "a whole number";
  const name = expected === "record" ? "object" : expected;
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

/** For a discriminated union its options; for any other union what each branch accepts. */
function unionText(issue: z.core.$ZodIssueInvalidUnion): string {
  if (issue.errors.length === 0) return issue.message.replace(/^.*Expected /, "");
  return [...new Set(issue.errors.flatMap((branch) => branch.map((inner) => allowedBy(inner))))].join(
    ", or ",
  );
}

function unitOf(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" || origin === "set" ? " entries" : "";
}
