import { isIntent, isKept } from "~/document/kept-fields";
import { fieldsOf, isForm } from "~/fields/read-form.server";
import { paths } from "~/paths";
import { isMemberPath, type ReturnTo } from "~/session/return-to.server";

const LONGEST_PATH = 300;
/** Keeps the sealed cookie under 4 kB in every script; a longer draft is dropped, but its place is kept. */
const LONGEST_DRAFT = 1_500;
const LONGEST_INTENT = 100;
/** A form that can start several operations has an intent for each; those of the longest are sent in their order. */
const MOST_INTENTS = 2;

/** The text fields of a posted form by name. */
export type Typed = ReadonlyMap<string, string>;

/**
 * Reads the request's form now, because the body may be gone later. Empty without one, and for one that is refused as a
 * whole; the code that reads it reports that.
 */
export async function typedIn(request: Request): Promise<Typed> {
  const isSent = request.method === "POST" && isForm(request) && !request.bodyUsed;
  return isSent ? fieldsOf(request.clone()).catch(() => new Map()) : new Map();
}

/** What to keep of a request whose session has ended. */
export function placeOf(request: Request, typed: Typed): ReturnTo | null {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (!isMemberPath(path) || path.length > LONGEST_PATH) return null;
  const place = { path, ...draftOf(typed) };
  return isWorthKeeping(pathname, place) ? place : null;
}

function draftOf(fields: Typed): Pick<ReturnTo, "values" | "intents"> {
  const values = Object.fromEntries([...fields].filter(([name, value]) => value !== "" && isKept(name)));
  const intents = [...fields]
    .filter(([name, value]) => isIntent(name) && value.length <= LONGEST_INTENT)
    .map(([, value]) => value)
    .slice(0, MOST_INTENTS);
  return {
    values: JSON.stringify(values).length <= LONGEST_DRAFT ? values : {},
    ...(intents.length > 0 && { intents }),
  };
}

/** Signing in leads to home anyway, and the conditions' URL is not a screen. */
function isWorthKeeping(pathname: string, { values, intents }: ReturnTo): boolean {
  const isUsual = pathname === paths.user || pathname === paths.home || pathname === paths.conditions;
  return !isUsual || intents !== undefined || Object.keys(values).length > 0;
}
