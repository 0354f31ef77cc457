import type { BrowserContext } from "playwright/test";

/** Lets a browser be as old as the oldest that we support: without what one of them lacks (scripts/check/oldest). */
export async function beOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(forget);
  await context.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = await response.text().catch(() => "");
    // A page that is left while its sheet is on the way wants it no more.
    const body = css.replaceAll(":has(", ":-unknown-has(").replaceAll("dvh", "unknown");
    await route.fulfill({ response, body }).catch(() => undefined);
  });
}

function forget(): void {
  const names = {
    window: [
      ...["structuredClone", "BroadcastChannel", "createImageBitmap", "requestIdleCallback", "reportError"],
      ...["TransformStream", "TextEncoderStream", "TextDecoderStream", "WritableStream", "WebTransport"],
    ],
    URL: ["canParse"],
    AbortSignal: ["timeout", "any"],
    Object: ["hasOwn", "groupBy"],
    "HTMLFormElement.prototype": ["requestSubmit"],
    "SubmitEvent.prototype": ["submitter"],
    "HTMLDialogElement.prototype": ["show", "showModal", "close"],
    "ReadableStream.prototype": ["pipeThrough", "pipeTo"],
    "Crypto.prototype": ["randomUUID"],
    "Array.prototype": ["at", "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with"],
    "String.prototype": ["at"],
    "Navigator.prototype": ["share", "canShare"],
  };
  for (const [path, lost] of Object.entries(names)) {
    const owner = path.split(".").reduce<object>((part, name) => Reflect.get(part, name), window);
    for (const name of lost) Reflect.deleteProperty(owner, name);
  }
  // What stands in for dialogs is put where theirs stood.
  for (const name of ["HTMLDialogElement", "SubmitEvent"]) Reflect.deleteProperty(window, name);
}
