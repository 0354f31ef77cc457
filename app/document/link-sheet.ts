/** A sheet that has not come by then is not waited for. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Links the site's sheet at the end of the head, unless it is there already. Ends once it applies, has failed, or takes
 * too long.
 */
export async function linkSheet(href: string): Promise<void> {
  const isLinked = document.head.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null;
  if (href === "" || isLinked) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  await new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    document.head.append(link);
  });
}
