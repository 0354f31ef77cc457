import type { Stage } from "./state";

type Act = (stage: Stage) => Promise<unknown>;

/** Taps the first element of the selector that can be seen. */
export function tap(selector: string): Act {
  return ({ page }) => page.locator(selector).locator("visible=true").first().click();
}

/** Types into a field; a function gets the brand's money. */
export function type(selector: string, value: string | ((money: Stage["money"]) => number)): Act {
  return ({ page, money }) =>
    page
      .locator(selector)
      .first()
      .fill(typeof value === "string" ? value : String(value(money)));
}

/** Waits until an element of the selector can be seen. */
export function see(selector: string): Act {
  return ({ page }) => page.locator(selector).locator("visible=true").first().waitFor();
}

/** Waits until nothing of the selector can be seen any more. */
export function gone(selector: string): Act {
  return ({ page }) => page.locator(selector).first().waitFor({ state: "hidden" });
}

/** Waits until the page has this address. */
export function reach(pattern: RegExp): Act {
  return ({ page }) => page.waitForURL(pattern);
}

/** Opens another address, with its script. */
export function open(path: string): Act {
  return ({ page }) => page.goto(path, { waitUntil: "load" });
}

/** One after the other. */
export function inTurn(...acts: Act[]): Act {
  return async (stage) => {
    for (const act of acts) await act(stage);
  };
}

/** Never in two browsers at once: for what a whole world notices. */
export function alone(act: Act): Act {
  let last: Promise<unknown> = Promise.resolve();
  return (stage) => {
    const own = last.then(() => act(stage));
    last = own.catch(() => undefined);
    return own;
  };
}

/** The outcome page of an operation. */
export const OUTCOME = "/user/outcome/:intent";
export const atOutcome = reach(/\/user\/outcome\//);

/** Something that the member has sent is on its way. */
export const isSending = see("button[aria-busy=true]");
