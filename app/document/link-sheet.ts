/** A sheet that has not come by then is not waited for. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Links the site's sheet at the end of the head, unless it is linked already. Ends once it applies, has failed, or takes
 * too long.
 */
export async function linkSheet(href: string): Promise<void> {
  if (href === "") return;
  const link = linked(href) ?? document.createElement("link");
  if (link.sheet !== null) return;
  await new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    if (link.isConnected) return;
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  });
}

function linked(href: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel=stylesheet][href="${href}"]`);
}
