import type { PlainPage } from "../support/plain-page";

export const gamePath = (code: string) => `/user/home/games/${code}`;

/** The button that moves everything and opens the game. */
export const PLAY = 'dialog form[action$="/play"] button';

/**
 * Goes through the door of the page that hands over to a provider: by its link, or by its form's button. Returns what
 * the provider's page says.
 */
export async function goIn({ document }: PlainPage): Promise<string> {
  const form = document.querySelector("form");
  if (!form) {
    const door = document.querySelector("a.button")?.getAttribute("href") ?? "no door";
    return (await fetch(door)).text();
  }
  const body = new URLSearchParams();
  for (const field of form.querySelectorAll("input"))
    body.append(field.getAttribute("name") ?? "", field.getAttribute("value") ?? "");
  return (await fetch(form.getAttribute("action") ?? "", { method: "POST", body })).text();
}

/** Whether the hand-over page goes on by itself, with or without script. */
export function goesOnByItself({ document, html }: PlainPage): boolean {
  return document.querySelector("meta[http-equiv=refresh]") !== null || html.includes(".submit()");
}
