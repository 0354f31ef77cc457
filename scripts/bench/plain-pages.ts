/** The least that the screens could be: white pages without styles or script, beside which ours are measured. */

function page(main: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Wallet</title></head><body><main>${main}</main></body></html>`;
}

/** Login's form: two fields and a button. */
export const bareForm = page(
  `<h1>Sign in</h1><form method="post" action="/login"><p><label>Phone <input name="username" type="tel" autocomplete="username" required></label></p><p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p><button>Sign in</button></form>`,
);

/** One figure, as home shows it first. */
export function plainTotal(total: string): string {
  return page(`<h1>Wallet</h1><p>Total</p><p><span>${total}</span> THB</p>`);
}

/** The page as a file: without scripts, which nobody would serve there. */
export function withoutScript(html: string): string {
  return html.replace(/<script.*?<\/script>|<link rel="(modulepreload|prefetch)"[^>]*>/gs, "");
}
