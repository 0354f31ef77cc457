/** Links the site's sheet at the end of the head, unless it is there already. */
export function linkSheet(href: string): void {
  const isLinked = document.head.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null;
  if (href === "" || isLinked) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
