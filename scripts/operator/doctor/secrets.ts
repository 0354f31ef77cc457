const MASK = "•••";
const SHOWN = 60;
/** Shorter ones would hide half of the report. */
const LEAST_CHARACTERS = 3;

const secretKeys = /passw|token|^link$|secret|authori[sz]ation|otp|account_?no|qrcode$/i;
/** So long a run of letters and digits is a key, or part of one. */
const keyLike = /[A-Za-z0-9_.~+=-]{32,}/g;

/** What must not be in a report: known secrets in any spelling, values of fields that hold some, and what looks like one. */
export class Secrets {
  readonly #known = new Set<string>();

  keep(secret: string | undefined): void {
    if (secret === undefined || secret.length < LEAST_CHARACTERS) return;
    for (const spelling of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
      this.#known.add(spelling);
  }

  /** The text without secrets. */
  hide(text: string): string {
    const longestFirst = [...this.#known].sort((one, other) => other.length - one.length);
    const without = longestFirst.reduce((hidden, secret) => hidden.replaceAll(secret, MASK), text);
    return without.replace(keyLike, (run) => `${run.slice(0, 4)}${MASK}`);
  }

  /** A value as the report shows it, at most 60 characters. */
  shown(path: string, value: unknown): string {
    if (value === undefined) return "nothing";
    const masked = (key: string, inner: unknown) => (secretKeys.test(key) ? kindOf(inner) : inner);
    const text = JSON.stringify(masked(path.split(".").at(-1) ?? "", value), masked) ?? String(value);
    const hidden = this.hide(text);
    return hidden.length > SHOWN ? `${hidden.slice(0, SHOWN - 1)}…` : hidden;
  }
}

function kindOf(value: unknown): unknown {
  return typeof value === "string" && value !== "" ? `${MASK} (${value.length} characters)` : value;
}
