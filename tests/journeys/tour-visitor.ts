import type { Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";
import { awaitScript } from "./screens";

/** Who walks through the screens; `brand.t` is in the language of the page. */
export interface Visitor {
  page: Page;
  url: string;
  brand: BrandInfo;
  member: JourneyMember;
  sandbox: SandboxControl;
}

/** Called at every screen and state of one, by its name. */
export type Look = (name: string) => Promise<void>;

export async function arrive({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await awaitScript(page);
}

/** Opens screens by their address and looks at each. */
export function openAndLook(visitor: Visitor, look: Look): (path: string) => Promise<void> {
  return async (path) => {
    await arrive(visitor, path);
    await look(path);
  };
}
