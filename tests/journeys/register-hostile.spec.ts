import type { Page } from "playwright/test";
import { newApplicant } from "./applicant";
import { expect, test } from "./fixtures";
import { hostile } from "./hostile";

/** Submits the form as it is, bypassing the browser's validation. */
const _post = (page: Page) =>
  page
    .locator("main form")
    .first()
    .evaluate((form: HTMLFormElement) => form.submit());

test("whatever is sent in a field gets an answer, and never a fault of ours", async ({ page, brand }) => {
  test.slow();
  const applicant = newApplicant(brand);
  const good: [string, Record<string, string>][] = [
    ["/register", { username: applicant.username }],
    [
      "/register/profile",
      {
        name: applicant.name,
        password: applicant.password,
        confirmPassword: applicant.password,
        sourceCode: "FB",
        inviteCode: "PR1",
        ageConfirmation: "on",
      },
    ],
    [
      "/register/bank",
      { bankCode: "KTB", firstName: "A", lastName: "B", bankAccountNo: "1", currency: "LAK" },
    ],
  ];
  const send = async (path: string, form: Record<string, string>, what: string) => {
    const answer = await page.request.post(path, { form, maxRedirects: 0 });
    expect(answer.status(), what).toBeLessThan(500);
    expect(await answer.text(), what).not.toContain("<script>alert");
    return answer.status();
  };
  for (const [path, form] of good) {
    for (const field of Object.keys(form)) {
      for (const value of hostile) {
        await send(path, { ...form, [field]: value }, `${path} ${field}=${value.slice(0, 20)}`);
        await send(path, { ...form, [`${field}[99999999]`]: value }, `${path} ${field} as a list`);
      }
    }
    expect(await send(path, form, "as it should be")).toBe(path === "/register/bank" ? 400 : 303);
  }
  for (const value of hostile) {
    const { url, status } = await page.request
      .get(`/register?code=${encodeURIComponent(value)}`)
      .then((answer) => ({ url: answer.url(), status: answer.status() }));
    expect(status, url).toBe(200);
  }
  const bodies = [
    { data: "{}", headers: { "content-type": "application/json" } },
    { data: "x", headers: { "content-type": "multipart/form-data" } },
    { multipart: { username: { name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("x") } } },
    { data: "__intent__=x&__state__=y", headers: { "content-type": "application/x-www-form-urlencoded" } },
    { data: "username=%E0%A4%A", headers: { "content-type": "application/x-www-form-urlencoded" } },
  ];
  for (const [path] of good) {
    for (const body of bodies) expect([400, 415]).toContain((await page.request.post(path, body)).status());
  }
});

test("a cookie that is not ours is as none", async ({ page, house }) => {
  for (const value of ["x", "Fe26.2*1*2*3*4*5*6", "%00", "x".repeat(3_900)]) {
    await page.context().addCookies([{ name: "register-draft", value, url: house.url }]);
    await page.context().addCookies([{ name: "code", value: "%E0%A4%A", url: house.url }]);
    await page.goto("/register/bank");
    await expect(page).toHaveURL("/register");
  }
});
