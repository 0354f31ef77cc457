import { describe, expect, test } from "vitest";
import { ownPages } from "./pages";

// Each has a service of its own, because the app keeps what it has looked up.

const whole = { terminated: true } as const;
const active = { endpoint: "lookup.active", kind: "status" } as const;
const says = [
  { how: "in everything", settings: { ...whole, activeAnswer: "gone" } },
  { how: "in everything but `active: false`", settings: { ...whole, activeAnswer: "active-false" } },
  // Nothing else on the page says it, so only the answer of this look-up can lead there.
  { how: "by `gone` of this look-up alone", fault: { ...active, status: 410, body: { message: "gone" } } },
  { how: "by `active: false` alone", fault: { ...active, status: 200, body: { active: false } } },
] as const;

describe.each(says)("a terminated service, which the operator says $how", (said) => {
  const { brand, sandbox, signedIn } = ownPages();

  test("opening /login leads to /terminated and ends a session that is still there [2.05 2.07 4.06 7.13]", async () => {
    const browser = await signedIn();
    const { visitor } = browser;
    if ("fault" in said) await sandbox.control("POST", "/faults", said.fault);
    else await sandbox.set(said.settings);
    const copied = visitor.at(visitor.url);
    const page = await browser.open("/login");
    expect(page.path).toBe("/terminated");
    expect(page.document.title).toBe(brand.t("public:terminated.title"));
    expect(page.text("h1")).toBe(brand.t("public:terminated.heading"));
    expect((await sandbox.calls({ endpoint: "lookup.active" })).length).toBeGreaterThan(0);
    await sandbox.reset();
    expect((await copied.get("/user/home")).headers.get("location")).toBe("/login");
    await visitor.post("/language", { locale: "en", returnTo: "/terminated" });
    expect((await browser.open("/terminated")).document.title).toBe("Page not found");
  });
});

describe("an operator that does not answer or is down", () => {
  const { brand, sandbox, guest } = ownPages();

  test("keeps /login from nobody, under the brand's own name [7.13]", async () => {
    for (const fault of [{ kind: "status", status: 500 }, { kind: "hang" }]) {
      await sandbox.control("POST", "/faults", { endpoint: "*", ...fault });
      const page = await guest().open("/login");
      expect(page.path).toBe("/login");
      expect(page.one("[name=username]")).toBeTruthy();
      expect(page.text("header")).toContain(brand.config.name[brand.config.defaultLocale]);
      await sandbox.control("DELETE", "/faults");
    }
  });
});
