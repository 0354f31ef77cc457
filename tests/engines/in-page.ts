import type { Target } from "./engine";

// Functions that run in the page. Each stands alone, because only its own text goes there.

/** The first element that is meant and seen. */
export function seek({ css, text, isUnseen = false }: Target): Element | null {
  const plain = (words: string | null) => (words ?? "").replace(/\s+/g, " ").trim();
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    !element.closest("[inert]");
  const isMeant = (element: Element) =>
    text === undefined ||
    plain((element as HTMLElement).innerText) === text ||
    element.getAttribute("aria-label") === text;
  const all = [...document.querySelectorAll(css)];
  return all.find((element) => (isUnseen || isSeen(element)) && isMeant(element)) ?? null;
}

/** Where an element stands on the screen once it is scrolled there; empty while a tap on it would not reach it. */
export function placeOf(element: Element): string {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isReached = hit !== null && (element.contains(hit) || hit.contains(element));
  return isReached && !element.matches(":disabled") ? [left, top, width, height].join() : "";
}

/** The text of what is seen of these elements, with single spaces. */
export function textOf(css: string): string {
  const all = [...document.querySelectorAll<HTMLElement>(css)];
  const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return seen.map(({ innerText }) => innerText.replace(/\s+/g, " ").trim()).join(" ");
}

/** Selects what a field holds, so that typing replaces it. */
export function selectText(element: Element): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
}

export function writtenIn(element: Element): string {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : "";
}

/** Chooses an option. A list that opens is the system's, out of the page's reach. */
export function chooseOption({ name, value }: { name: string; value: string }): boolean {
  const list = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (!list) return false;
  list.value = value;
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
  return list.value === value;
}

/** The addresses that the page has loaded and got. */
export function loadedFiles(): string[] {
  const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return all.filter(({ decodedBodySize }) => decodedBodySize > 0).map(({ name }) => name);
}
