/**
 * Runs in the page: the amounts in this currency that do not fit, as a currency alone on the next line, or digits
 * beyond the edge of what holds them.
 */
export function brokenFigures(currency: string): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility() && getComputedStyle(element).clipPath === "none";
  const currencies = [...document.querySelectorAll("span + span")].filter(
    (element) => element.textContent === currency && isSeen(element),
  );
  const parted = currencies.filter((element) => {
    const figure = element.previousElementSibling?.getBoundingClientRect();
    return figure !== undefined && element.getBoundingClientRect().top >= figure.bottom;
  });
  const figures = currencies.map((element) => element.parentElement ?? element);
  const cut = figures.filter((element) => {
    const box = element.closest("li, fieldset, section, form")?.getBoundingClientRect();
    return element.getBoundingClientRect().right > (box?.right ?? innerWidth);
  });
  return [...parted, ...cut].map((element) => element.parentElement?.textContent ?? "");
}
