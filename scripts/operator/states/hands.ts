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

/** Waits until nothing on the page has changed for a while: what is on its way has shown its sign by then. */
export function quiet({ page }: Stage): Promise<void> {
  return page.evaluate(unchanged, 900);
}

function unchanged(ms: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, ms);
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    };
    new MutationObserver(watch).observe(document, { subtree: true, childList: true, attributes: true });
  });
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

/** The outcome page of an operation. */
export const OUTCOME = "/user/outcome/:intent";
export const atOutcome = reach(/\/user\/outcome\//);
