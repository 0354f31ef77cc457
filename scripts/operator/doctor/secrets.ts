import { printable } from "./printable";

const MASK = "•••";
const SHOWN = 60;
const SHOWN_OF_PATH = 100;
const SHOWN_OF_SENTENCE = 300;
/** Shorter ones would hide half of the report. */
const LEAST_CHARACTERS = 3;

const secretKeys = /passw|^pwd?$|token|^link$|secret|authori[sz]ation|otp|account_?no|qrcode$/i;
/** So long a run of letters and digits is a key, or part of one. */
const keyLike = /[A-Za-z0-9_.~+=-]{32,}/g;

/**
 * What must not be in a report: known secrets in any spelling, values of
 * fields that hold some, and what looks like one.
 */
export class Secrets {
  readonly #known = new Set<string>();

  keep(secret: string | undefined): void {
    if (secret === undefined || secret.length < LEAST_CHARACTERS) return;
    const encoded = encodeURIComponent(secret.replace(/\p{Surrogate}/gu, "\ufffd"));
    for (const spelling of [secret, encoded, JSON.stringify(secret).slice(1, -1)]) this.#known.add(spelling);
  }

  /** The text without secrets. */
  hide(text: string): string {
    return withoutKeys(this.#withoutKnown(text));
  }

  /** A value as the report shows it, at most 60 characters. */
  shown(path: string, value: unknown): string {
    if (value === undefined) return "nothing";
    const masked = (key: string, inner: unknown) => (secretKeys.test(key) ? kindOf(inner) : inner);
    const isSecret = path.split(".").some((key) => secretKeys.test(key));
    const text = JSON.stringify(isSecret ? kindOf(value) : value, masked) ?? String(value);
    return printable(this.hide(text), SHOWN);
  }

  /** A path as the report shows it: its keys may be the operator's, and it may be longer than a key-like text. */
  place(path: string): string {
    const keys = this.#withoutKnown(path).split(".");
    return printable(keys.map(withoutKeys).join("."), SHOWN_OF_PATH);
  }

  /** A sentence that may quote the operator. */
  told(sentence: string): string {
    return printable(this.hide(sentence), SHOWN_OF_SENTENCE);
  }

  #withoutKnown(text: string): string {
    const longestFirst = [...this.#known].sort((one, other) => other.length - one.length);
    return longestFirst.reduce((hidden, secret) => hidden.replaceAll(secret, MASK), text);
  }
}

function withoutKeys(text: string): string {
  return text.replace(keyLike, (run) => `${run.slice(0, 4)}${MASK}`);
}

/** What may be told of a secret. */
function kindOf(value: unknown): unknown {
  if (value === null || value === undefined || value === "" || typeof value === "boolean") return value;
  if (typeof value === "object") return `${MASK} (${Array.isArray(value) ? "a list" : "an object"})`;
  return `${MASK} (${String(value).length} characters)`;
}
