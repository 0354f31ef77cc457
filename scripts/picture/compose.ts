import type { Browser } from "playwright";
import { phone, type Screens } from "./screens";

/** Sharp at the width of a README on a dense display, and small enough for every clone. */
const SCALE = 1.5;
const GAP = 20;

/** The two smaller phones are as high together as the large one. */
const small = (phone.height - GAP) / 2;

const style = `
body { margin: 0 }
main { display: flex; gap: 64px; padding: 56px; width: max-content; background: #e6e9ee }
section { display: grid; grid-template-columns: auto auto; gap: ${GAP}px }
img { display: block; height: ${small}px; border-radius: 14px; box-shadow: 0 0 0 1px #0b142414, 0 6px 16px #0b14241f }
img.large { grid-row: span 2; height: ${phone.height}px; border-radius: 28px; box-shadow: 0 0 0 1px #0b142414, 0 10px 28px #0b142426 }
`;

function picture(png: Buffer, name = ""): string {
  return `<img class="${name}" alt="" src="data:image/png;base64,${png.toString("base64")}">`;
}

/** All screens in one PNG picture: for each brand home, and beside it login and transfer. */
export async function compose(browser: Browser, brands: readonly Screens[]): Promise<Buffer> {
  const page = await browser.newPage({ deviceScaleFactor: SCALE, viewport: { width: 2400, height: 1200 } });
  const sections = brands.map(
    ({ home, login, transfer }) =>
      `<section>${picture(home, "large")}${picture(login)}${picture(transfer)}</section>`,
  );
  await page.setContent(`<!doctype html><style>${style}</style><main>${sections.join("")}</main>`);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth),
  );
  const drawn = await page.locator("main").screenshot();
  await page.close();
  return drawn;
}
