import type { Page } from "playwright/test";
import type { BrandInfo } from "../support/brand";

interface Credentials {
  username: string;
  password: string;
}

export async function fillIn(
  page: Page,
  { t }: BrandInfo,
  { username, password }: Credentials,
): Promise<void> {
  await page.getByLabel(t("public:login.username")).fill(username);
  await page.getByLabel(t("public:login.password")).fill(password);
}

/** A phone number as shown in its field, in groups or not. */
export const grouped = (phone: string) => new RegExp(`^${[...phone].join(" ?")}$`);

export async function submit(page: Page, { t }: BrandInfo): Promise<void> {
  await page.getByRole("button", { name: t("public:login.submit") }).click();
}
