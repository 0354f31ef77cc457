import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { entryPath, receiptPath } from "../../app/paths";
import { brandIds } from "../../scripts/operator/brands/brand-files";
import { wireEntry } from "../journeys/statement-screen";
import type { JourneyMember } from "../support/sandbox";
import { ownPages } from "./pages";
import { rowsOf } from "./statement";

const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const NOBODYS = receiptPath("AAAA-BBBB-CCCC", 1);

describe.each(brandIds())("%s", (brandId) => {
  const { brand, sandbox, signedIn } = ownPages({}, brandId);
  const { t, config } = brand;

  test("the receipt of what is done is a picture, named and kept by nobody on the way", async () => {
    const { browser, reference } = await withEntry({ status: "SUCCESS" });
    const page = await browser.open(entryPath(reference, 1));
    const address = page.link(t("statement:entry.save"));
    expect(address).toBe(receiptPath(reference, 1));
    const answer = await browser.visitor.get(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="${config.id}-${reference}.png"`,
    );
    const { width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
    expect([width, height]).toEqual([720, 1080]);
  });

  test("what is on its way or has failed has none, and its page offers none", async () => {
    for (const status of ["PENDING", "FAILED"]) {
      const { browser, reference } = await withEntry({ status });
      const page = await browser.open(entryPath(reference, 1));
      expect(page.all("main a").map((link) => link.textContent)).not.toContain(t("statement:entry.save"));
      expect((await browser.open(receiptPath(reference, 1))).status).toBe(404);
    }
  });

  async function withEntry(more: object) {
    const who: JourneyMember = await sandbox.make({});
    const body = { total: 1, statements: [wireEntry(more)] };
    await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 200, body });
    const browser = await signedIn(who);
    const [row] = rowsOf(await browser.open("/user/statement"));
    const [reference = ""] = REFERENCE.exec(row?.querySelector("a")?.getAttribute("href") ?? "") ?? [];
    return { browser, reference };
  }
});

describe("a receipt", () => {
  const { brand, sandbox, guest, signedIn } = ownPages({ LIMIT_RECEIPT_MEMBER: "2/600" });
  const { t } = brand;

  async function doneOf(count: number) {
    const who = await sandbox.make({});
    const statements = Array.from({ length: count }, (_, index) =>
      wireEntry({ status: "SUCCESS", amount: 20 + index }),
    );
    const body = { total: count, statements };
    await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 200, body });
    const browser = await signedIn(who);
    const addresses = rowsOf(await browser.open("/user/statement")).map((row) => {
      const [reference = ""] = REFERENCE.exec(row.querySelector("a")?.getAttribute("href") ?? "") ?? [];
      return receiptPath(reference, 1);
    });
    return { who, browser, addresses };
  }

  test("is for whom it belongs to: a guest signs in first and comes to the entry, others find nothing", async () => {
    const { who, addresses } = await doneOf(1);
    const [address = ""] = addresses;
    const visitor = guest();
    expect((await visitor.open(address)).path).toBe("/login");
    const { username, password } = who;
    const page = await visitor.press(t("public:login.submit"), { username, password });
    expect(page.path).toContain("/user/statement/entry/");
    const other = await signedIn(await sandbox.make({ statements: 2 }));
    for (const path of [address, NOBODYS, "/user/statement/nonsense/receipt.png"]) {
      expect((await other.open(path)).status, path).toBe(404);
    }
  });

  test("is drawn so often and no more, with how long to wait; the same again costs nothing", async () => {
    const { browser, addresses } = await doneOf(3);
    const [first = "", second = "", third = ""] = addresses;
    for (const path of [first, first, second, first, second]) {
      expect((await browser.visitor.get(path)).status).toBe(200);
    }
    const refused = await browser.visitor.get(third);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain(t("public:error.limitMinutes", { minutes: "10" }));
    expect((await browser.visitor.get(second)).status).toBe(200);
  });
});
