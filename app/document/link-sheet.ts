import { documentIds } from "./document";

const find = (href: string) => document.head.querySelector(`link[rel=stylesheet][href="${href}"]`);

export function isSheetLinked(href: string): boolean {
  return find(href) !== null;
}

/** Links the site's sheet at the end of the head, unless it is there already. Resolves once it counts; never if it fails. */
export function linkSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    if (isSheetLinked(href)) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => link.remove();
    document.head.append(link);
  });
}

/** Resolves when the sheet that came after the paint is there, or has failed and so left; never if it never ends. */
export function whenSheetIsThere(): Promise<void> {
  const link = document.querySelector(`body > #${documentIds.sheet}`);
  return new Promise((resolve) => {
    if (!(link instanceof HTMLLinkElement) || link.sheet !== null) return resolve();
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
  });
}
