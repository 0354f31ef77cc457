import { randomUUID } from "node:crypto";

/** A member's browser without JavaScript: keeps cookies, follows no redirects, posts forms as HTML forms do. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  readonly url: string;
  /** Unique per visitor unless given. */
  readonly userAgent: string;

  /** How it reaches its URL. */
  readonly ask: typeof fetch;

  constructor(url: string, userAgent = `Visitor/${randomUUID()}`, ask: typeof fetch = fetch) {
    this.url = url;
    this.userAgent = userAgent;
    this.ask = ask;
  }

  /** The same person at another replica: the session is in the cookie. */
  at(url: string): Visitor {
    const other = new Visitor(url, this.userAgent, this.ask);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.keep(
      await this.ask(this.url + path, {
        headers: { "user-agent": this.userAgent, ...headers, cookie: this.cookieHeader() },
        redirect: "manual",
      }),
    );
  }

  /** Posts a form without files. */
  post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.send(path, new URLSearchParams(fields), headers);
  }

  /** Posts a form, with files as FormData. */
  async send(
    path: string,
    body: URLSearchParams | FormData,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { userAgent, url: origin } = this;
    const init = { "user-agent": userAgent, ...headers, cookie: this.cookieHeader(), origin };
    return this.keep(
      await this.ask(this.url + path, { method: "POST", body, headers: init, redirect: "manual" }),
    );
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<this> {
    const answer = await this.post("/login", { username, password });
    if (answer.status !== 303) throw new Error(`sign-in: ${answer.status}`);
    return this;
  }

  /** The value of the page's first hidden field with that name, or of the one in the form with that button. */
  async hiddenField(path: string, name: string, button?: string): Promise<string> {
    const page = await (await this.get(path)).text();
    const isMeant = (form: string) => form.includes(`value="${button}"`);
    const html = button === undefined ? page : (page.split("<form").find(isMeant) ?? "");
    const value = new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1];
    if (value === undefined) throw new Error(`no field "${name}" on ${path}: ${page.slice(0, 300)}`);
    return value;
  }

  /** The value of a kept cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** As if the browser had deleted the cookie. */
  forget(name: string): void {
    this.cookies.delete(name);
  }

  /** As if an earlier answer had set the cookie. */
  remember(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private keep(answer: Response): Response {
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      if (pair.slice(at + 1) === "") this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}
