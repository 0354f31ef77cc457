import { isIntent, isKept } from "~/document/kept-fields";
import { fieldsOf, isForm } from "~/fields/read-form.server";
import { paths } from "~/paths";
import { isMemberPath, type ReturnTo } from "~/session/return-to-cookie.server";

const LONGEST_PATH = 300;
/** Keeps the sealed cookie under 4 kB in every script; longer values are dropped, but the address is kept. */
const LONGEST_VALUES = 1_500;
const LONGEST_INTENT = 100;
/** A form that can start several operations has an intent for each. */
const MOST_INTENTS = 2;

/** The text fields of a posted form by name. */
export type PostedFields = ReadonlyMap<string, string>;

/**
 * Reads the request's form now, because the body may be gone later. Empty without a form, and for one that cannot be
 * read: the action that reads it again reports that.
 */
export async function postedFields(request: Request): Promise<PostedFields> {
  const isSent = request.method === "POST" && isForm(request) && !request.bodyUsed;
  return isSent ? fieldsOf(request.clone()).catch(() => new Map()) : new Map();
}

/** What to keep of a request whose session has ended, for the return after signing in; null if nothing is worth it. */
export function returnToFor(request: Request, fields: PostedFields): ReturnTo | null {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (!isMemberPath(path) || path.length > LONGEST_PATH) return null;
  const returnTo = { path, ...draftOf(fields) };
  return isWorthKeeping(pathname, returnTo) ? returnTo : null;
}

function draftOf(fields: PostedFields): Pick<ReturnTo, "values" | "intents"> {
  const values = Object.fromEntries([...fields].filter(([name, value]) => value !== "" && isKept(name)));
  const intents = [...fields]
    .filter(([name, value]) => isIntent(name) && value.length <= LONGEST_INTENT)
    .map(([, value]) => value)
    .slice(0, MOST_INTENTS);
  return {
    values: JSON.stringify(values).length <= LONGEST_VALUES ? values : {},
    ...(intents.length > 0 && { intents }),
  };
}

/** Signing in leads to home anyway, and the conditions' URL is not a screen. */
function isWorthKeeping(pathname: string, { values, intents }: ReturnTo): boolean {
  const isUsual = pathname === paths.user || pathname === paths.home || pathname === paths.conditions;
  return !isUsual || intents !== undefined || Object.keys(values).length > 0;
}
