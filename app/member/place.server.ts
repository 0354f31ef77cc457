import { isIntent, isKept } from "~/fields/kept-fields";
import { fieldsOf, isForm } from "~/fields/read-form.server";
import { paths } from "~/paths";
import { isMemberPath, type ReturnTo } from "~/session/return-to.server";

const LONGEST_PATH = 300;
/** Keeps the sealed cookie under 4 kB in every script; a longer draft is dropped, but its place is kept. */
const LONGEST_DRAFT = 1_500;
const LONGEST_INTENT = 100;
/** A form that can start several operations has an intent for each; those of the longest are sent in their order. */
const MOST_INTENTS = 2;

/**
 * What to keep of a request if its session turns out to have ended. Reads the form now, because the body may be gone
 * later.
 */
export function returnToOf(request: Request): () => Promise<ReturnTo | null> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const isSent = request.method === "POST" && isForm(request) && !request.bodyUsed;
  const draft = isSent ? draftOf(request.clone()) : Promise.resolve({ values: {} });
  return async () => {
    if (!isMemberPath(path) || path.length > LONGEST_PATH) return null;
    const place = { path, ...(await draft) };
    return isWorthKeeping(pathname, place) ? place : null;
  };
}

/** Keeps nothing of a form that is refused as a whole; the code that reads it reports that. */
async function draftOf(request: Request): Promise<Pick<ReturnTo, "values" | "intents">> {
  const fields = await fieldsOf(request).catch(() => new Map<string, string>());
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
