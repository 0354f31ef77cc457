import type { BidiConnection } from "./bidi";
import type { Found, InPage, Tab, Target } from "./engine";
import { seek } from "./in-page";

interface Evaluated {
  type: "success" | "exception";
  result: { type: string; value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

/** A tab of Firefox. Functions run at once and to their end: without script no promise of the page would be kept. */
export class FirefoxTab implements Tab {
  constructor(
    private readonly bidi: BidiConnection,
    private readonly context: string,
  ) {}

  async open(url: string): Promise<void> {
    await this.bidi.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  async url(): Promise<string> {
    const where = { root: this.context, maxDepth: 0 };
    const { contexts } = await this.bidi.send<{ contexts: { url: string }[] }>(
      "browsingContext.getTree",
      where,
    );
    return contexts[0]?.url ?? "";
  }

  async back(): Promise<void> {
    await this.bidi.send("browsingContext.traverseHistory", { context: this.context, delta: -1 });
  }

  async find(target: Target): Promise<Found | null> {
    const { sharedId } = await this.call(`(given) => (${seek})(JSON.parse(given))`, textValue(target));
    return sharedId === undefined ? null : this.found(sharedId);
  }

  async evaluate<Given, Told>(run: InPage<Given, Told>, given: Given): Promise<Told> {
    return told(await this.call(`(given) => JSON.stringify((${run})(JSON.parse(given)))`, textValue(given)));
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.bidi.send<{ data: string }>("browsingContext.captureScreenshot", {
      context: this.context,
    });
    return Buffer.from(data, "base64");
  }

  private found(sharedId: string): Found {
    const { bidi, context } = this;
    const perform = (source: object) => bidi.send("input.performActions", { context, actions: [source] });
    return {
      look: async (see) =>
        told(await this.call(`(element) => JSON.stringify((${see})(element))`, { sharedId })),
      tap: async () => {
        const origin = { type: "element", element: { sharedId } };
        const way = [
          { type: "pointerMove", x: 0, y: 0, origin },
          { type: "pointerDown", button: 0 },
        ];
        await perform({ type: "pointer", id: "mouse", actions: [...way, { type: "pointerUp", button: 0 }] });
      },
      type: async (text) => {
        const keys = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
        await perform({ type: "key", id: "keyboard", actions: keys });
      },
      upload: async (file) => {
        await bidi.send("input.setFiles", { context, element: { sharedId }, files: [file] });
      },
    };
  }

  private async call(functionDeclaration: string, given: object): Promise<Evaluated["result"]> {
    const { result, exceptionDetails } = await this.bidi.send<Evaluated>("script.callFunction", {
      functionDeclaration,
      arguments: [given],
      target: { context: this.context },
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  }
}

const textValue = (given: unknown) => ({ type: "string", value: JSON.stringify(given) });

function told<Told>({ value }: Evaluated["result"]): Told {
  return (value === undefined ? undefined : JSON.parse(value)) as Told;
}
