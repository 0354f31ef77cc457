import type { Locator } from "playwright/test";

/**
 * Types as a composing keyboard does: what is typed stays open to change until it is accepted, and each key writes it
 * anew. The field is empty first.
 */
export async function composed(field: Locator, text: string): Promise<void> {
  await field.fill("");
  await field.focus();
  const page = field.page();
  const keyboard = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1) {
    const open = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
    await keyboard.send("Input.imeSetComposition", open);
  }
  await keyboard.send("Input.insertText", { text });
  await keyboard.detach();
}
