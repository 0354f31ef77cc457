interface WebDriverError {
  error: string;
  message: string;
}

/** A WebDriver's remote end: commands over HTTP (W3C WebDriver). */
export class WebDriver {
  constructor(private readonly url: string) {}

  /** Throws with the driver's words when it refuses the command, and when it does not answer within a minute. */
  async send<Value>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    parameters: object = {},
  ): Promise<Value> {
    const body = method === "POST" ? { body: JSON.stringify(parameters) } : {};
    const headers = { "content-type": "application/json" };
    const answer = await fetch(this.url + path, {
      method,
      headers,
      signal: AbortSignal.timeout(60_000),
      ...body,
    });
    const { value } = (await answer.json()) as { value: Value | WebDriverError };
    if (answer.ok) return value as Value;
    const { error, message } = value as WebDriverError;
    throw new Error(`${path}: ${error}: ${message}`);
  }

  /** The same driver, for the commands of one session or one element. */
  at(path: string): WebDriver {
    return new WebDriver(this.url + path);
  }
}
