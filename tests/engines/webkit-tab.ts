import type { Found, InPage, Tab, Target } from "./engine";
import { seek } from "./in-page";
import type { WebDriver } from "./web-driver";

/** The key under which WebDriver names an element (W3C WebDriver, section 12). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type ElementReference = { [ELEMENT]: string };

declare global {
  interface Window {
    engineComplaints?: string[];
  }
}

/** The page's errors so far. */
export function complaintsIn(): string[] {
  return window.engineComplaints ?? [];
}

/** The driver does not tell what the console has; this hears what happens once the page is open. */
function listen(): void {
  const heard: string[] = [];
  window.engineComplaints = heard;
  addEventListener("error", ({ message }) => heard.push(message));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    heard.push(`${violatedDirective} ${blockedURI}`),
  );
}

export class WebkitTab implements Tab {
  constructor(
    private readonly session: WebDriver,
    private readonly window: string,
    private readonly complaints: string[],
  ) {}

  async open(url: string): Promise<void> {
    this.complaints.push(...(await this.evaluate(complaintsIn, null)));
    await this.session.send("POST", "/url", { url });
    await this.evaluate(listen, null);
  }

  async url(): Promise<string> {
    return (await this.here()).send("GET", "/url");
  }

  async back(): Promise<void> {
    await (await this.here()).send("POST", "/back");
  }

  async find(target: Target): Promise<Found | null> {
    const reference = await this.call<ElementReference | null>(seek, target);
    return reference && this.found(reference);
  }

  evaluate<Given, Told>(run: InPage<Given, Told>, given: Given): Promise<Told> {
    return this.call(run, given);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await (await this.here()).send<string>("GET", "/screenshot"), "base64");
  }

  private found(reference: ElementReference): Found {
    const element = this.session.at(`/element/${reference[ELEMENT]}`);
    const value = (text: string) => element.send<void>("POST", "/value", { text });
    return {
      look: (see) => this.call(see, reference),
      tap: () => element.send("POST", "/click"),
      type: value,
      upload: value,
    };
  }

  private async call<Told>(run: (given: never) => unknown, given: unknown): Promise<Told> {
    const script = `return (${run}).apply(null, arguments)`;
    return (await this.here()).send("POST", "/execute/sync", { script, args: [given] });
  }

  /** The session, with this tab as the one that commands go to. */
  private async here(): Promise<WebDriver> {
    await this.session.send("POST", "/window", { handle: this.window });
    return this.session;
  }
}
