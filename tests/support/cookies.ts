/** A browser's cookies, as far as our headers need: stored by name, removed by Max-Age=0, sent back in order. */
export class CookieJar {
  readonly kept = new Map<string, string>();

  take(headers: Headers): this {
    for (const cookie of headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const at = pair.indexOf("=");
      const isRemoved = attributes.includes("Max-Age=0");
      if (isRemoved) this.kept.delete(pair.slice(0, at));
      else this.kept.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return this;
  }

  get header(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  request(url = "http://local.test/user"): Request {
    return new Request(url, { headers: this.header === "" ? {} : { cookie: this.header } });
  }
}
