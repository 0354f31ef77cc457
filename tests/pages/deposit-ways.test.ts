import { formatAmount } from "schemas/amount";
import { expect, test } from "vitest";
import { account, offer } from "../journeys/deposit-desk";
import { pages } from "./pages";

const { brand, sandbox, member, guest, signedIn } = pages();
const { t } = brand;

const DEPOSIT = "/user/home/deposit";

async function depositor() {
  const who = await member();
  return { who, browser: await signedIn(who) };
}

const entry = (statementType: string, status: string, amount: number, day: number) => ({
  statementType,
  status,
  amount,
  createdAt: `2026-03-0${day}T05:06:07Z`,
});

test("the amount is that of the newest deposit that has come in, whatever else stands in the statement", async () => {
  const { who, browser } = await depositor();
  const preset = async (statements: object[]) => {
    const body = { statements, total: statements.length };
    await sandbox.fault(who, { endpoint: "statement.list", kind: "status", status: 200, body });
    const page = await browser.open(DEPOSIT);
    await sandbox.heal(who);
    return [page.value("amount"), page.text("dialog").includes(t("deposit:lastTime"))];
  };
  expect(await preset([])).toEqual(["", false]);
  const other = [entry("withdraw", "SUCCESS", 900, 5), entry("deposit", "FAILED", 800, 4)];
  const waiting = entry("deposit", "PENDING", 700, 3);
  expect(await preset([...other, waiting])).toEqual(["", false]);
  const known = [entry("deposit", "SUCCESS", 250.5, 1), entry("deposit", "SUCCESS", 600, 2)];
  expect(await preset([...other, waiting, ...known])).toEqual(["600.00", true]);
  expect(await preset([entry("deposit", "SUCCESS", 0.5, 1)])).toEqual(["", false]);
});

test.each(["status", "hang"] as const)(
  "a statement that cannot be read leaves the amount empty, and all ways to deposit: %s",
  async (kind) => {
    const { who, browser } = await depositor();
    await sandbox.fault(who, { endpoint: "statement.list", kind, ...(kind === "status" && { status: 500 }) });
    const page = await browser.open(DEPOSIT);
    expect([page.status, page.value("amount")]).toEqual([200, ""]);
    expect(page.all("dialog input[name=way]").length).toBeGreaterThan(2);
  },
);

test("the way says where the button leads: to the slip of its one account, or home, where the money will be", async () => {
  const { who, browser } = await depositor();
  await offer(sandbox, who, {
    banks: [account("SCB", "AUTO")],
    wallets: [{ mode: "AUTO", walletAccountName: "0998765432" }],
  });
  const choose = async (act: string) => {
    const page = await browser.open(DEPOSIT);
    const way = page.one(`[data-act=${act}]`).getAttribute("value") ?? "";
    return browser.press("do=deposit", { way });
  };
  expect((await choose("slip")).path).toBe("/user/home/deposit/slip?bankCode=SCB");
  const home = await choose("done");
  expect([home.path, home.text().includes(t("deposit:arrives"))]).toEqual(["/user/home", true]);
  await offer(sandbox, who, { banks: [account("SCB", "AUTO"), account("GSB", "AUTO")] });
  expect((await choose("slip")).path).toBe("/user/home/deposit/slip");
});

test("only a way of which somebody says so has a minimum and a time: none checked by hand, nor the TrueMoney wallet", async () => {
  const { who, browser } = await depositor();
  const span = t("deposit:span.minute", { count: 1 });
  const saysTime = async (offered: object) => {
    await offer(sandbox, who, offered);
    const page = await browser.open(DEPOSIT);
    const text = page.text("dialog");
    expect(text).not.toContain("ไม่มีขั้นต่ำ");
    expect(page.all("dialog input[name=way]").length).toBe(1);
    return [t("deposit:within", { span }), t("deposit:bank.credited", { span })].map((one) =>
      text.includes(one),
    );
  };
  const banks = [account("SCB", "AUTO")];
  expect(await saysTime({ banks, wallets: [] })).toEqual([true, true]);
  expect(await saysTime({ banks, wallets: [], isManual: true })).toEqual([false, false]);
  expect(await saysTime({ banks: [], wallets: [], isManual: true })).toEqual([false, false]);
  const wallets = [{ mode: "AUTO", walletAccountName: "0998765432" }];
  expect(await saysTime({ banks: [], wallets, isManual: false })).toEqual([false, false]);
});

test("whatever is offered, the own account stands first and unfolded, and the slip a tap away [2.32]", async () => {
  const { who, browser } = await depositor();
  const code = { banks: [account("KBANK", "QR")], wallets: [] };
  const number = { banks: [], wallets: [{ mode: "AUTO", walletAccountName: "0998765432" }] };
  for (const offered of [code, number, { banks: [], wallets: [] }]) {
    await offer(sandbox, who, { ...offered, isManual: false });
    const page = await browser.open(DEPOSIT);
    const [first] = page.all("dialog :is(section, form, fieldset, [role=alert])");
    expect(first?.getAttribute("aria-labelledby")).toBe("own-title");
    expect(first?.querySelector("button")?.textContent).toContain(t("deposit:ownNumber"));
    expect(page.all("dialog details")).toEqual([]);
    expect(page.link(t("deposit:slip"))).toBe("/user/home/deposit/slip");
  }
});

test("without script the browser lists a provider's quick amounts, all of them", async () => {
  const { browser } = await depositor();
  const { KBANK, WW, PAYTIMZ } = brand.config.deposit.qr;
  for (const [code, provider] of Object.entries({ KBANK, WW, PAYTIMZ })) {
    const page = await browser.open(`${DEPOSIT}/qr/${code}`);
    const list = page.one("[name=amount]").getAttribute("list");
    const listed = page.all(`datalist[id="${list}"] option`).map((option) => option.getAttribute("value"));
    expect(listed).toEqual(provider?.quickAmounts.map((amount) => formatAmount(amount)));
  }
});

test("a way that is none of ours does nothing and says so; nobody chooses one without being signed in", async () => {
  const { who, browser } = await depositor();
  await browser.open(DEPOSIT);
  for (const way of ["", "steal?bankCode=KBANK", "constructor?", "create?bankCode=%2F..&account=0"]) {
    const page = await browser.press("do=deposit", { way, amount: "100" });
    expect([way, page.status < 500 && page.status >= 400]).toEqual([way, true]);
    await browser.open(DEPOSIT);
  }
  expect(await sandbox.callsOf(who, "qrcode.create")).toEqual([]);
  const answer = await guest().visitor.post(DEPOSIT, { way: "slip?way=bank&bankCode=SCB" });
  expect(answer.headers.get("location")).toContain("/login");
});
