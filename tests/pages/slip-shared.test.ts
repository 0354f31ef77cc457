import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, member, guest, signedIn } = pages();
const { t } = brand;

const SHARED = "/files/shared-slip";

/** As a browser posts what another app shares, where no worker takes it. */
function share(origin: string, cookie: string, headers: Record<string, string>): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(1_000)], "slip.png", { type: "image/png" }));
  return fetch(origin + SHARED, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { cookie, origin: "null", ...headers },
  });
}

test("a shared slip that reaches the server is asked for again, and never reaches the operator", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const { visitor } = browser;
  const answer = await share(visitor.url, visitor.cookieHeader(), { "sec-fetch-site": "none" });
  const to = answer.headers.get("location") ?? "";
  expect([answer.status, to]).toEqual([303, "/user/home/deposit/slip?shared=1"]);
  const page = await browser.open(to);
  expect(page.html).toContain(t("slip:sharedLost"));
  expect(await sandbox.callsOf(who, "wallet.slip")).toEqual([]);
  const asGuest = await guest().visitor.get(to);
  expect(asGuest.headers.get("location")).toContain("/login");
});

test("another site's form is refused", async () => {
  const { visitor } = await signedIn();
  const answer = await share(visitor.url, visitor.cookieHeader(), { "sec-fetch-site": "cross-site" });
  expect(answer.status).toBe(403);
});

test("the manifest says where a shared slip goes", async () => {
  const manifest = await (await guest().visitor.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ share_target: { action: SHARED, method: "POST" } });
});
