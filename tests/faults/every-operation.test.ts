import { type EndpointName, endpoints } from "schemas/contract";
import { expect, test } from "vitest";
import { kindNames } from "~/money/kinds/index.server";
import { allForms, type DrawnForm, drawForm, expectTruth, uncalled } from "../support/all-forms";
import { readBrandInfo } from "../support/brand";
import { eachOf } from "../support/each-of";
import { movedSite } from "../support/moved-site";

const UPLOAD_MS = 300_000;
const AT_ONCE = 6;

const site = movedSite({ TRUELINK_KEY: "sandbox", LIMIT_UPLOAD_MEMBER: "1000/1800" });
const { operator, passDecision } = site;
const { t } = readBrandInfo("siam-gold");

test("every call of the contract that moves money, and every operation of the product, has its form here", () => {
  const money = endpoints.filter(({ endpoint }) => endpoint.effect === "money").map(({ name }) => name);
  const called = new Set(allForms.map(({ endpoint }) => endpoint));
  expect(money.filter((name) => !called.has(name)).sort()).toEqual([...uncalled].sort());
  expect(called.size).toBe(kindNames.length);
});

const page = "<html><head><title>Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>";
const CODE = "MONEY_NOT_ENOUGH";

interface Fault {
  /** What the member must read at once. */
  says: "refused" | "open";
  [setting: string]: unknown;
}

const gateway = (status: number, body: string, when: "before" | "after"): Fault => {
  return { says: "open", kind: "status", status, body, when };
};

/** A gateway's pages and texts, while the operator has done it and while it has not. */
const gateways: readonly Fault[] = [502, 503, 504].flatMap((status) => [
  gateway(status, page, status === 503 ? "before" : "after"),
  gateway(status, "upstream request timeout", status === 503 ? "after" : "before"),
]);

const plain: readonly Fault[] = [
  { says: "refused", kind: "status", status: 200, when: "before", body: { message: CODE } },
  {
    says: "refused",
    kind: "status",
    status: 200,
    when: "before",
    body: { success: true, userBonus: null, error: CODE },
  },
  { says: "open", kind: "reset-before" },
];

async function meet({ drawn, fault }: { drawn: DrawnForm; fault: Fault }) {
  const { form, member, visitor } = drawn;
  const { says, ...setting } = fault;
  const { username } = member;
  const told = `${form.name}, ${JSON.stringify(setting)}`;
  await operator.control("POST", "/faults", { endpoint: form.endpoint, username, times: 1, ...setting });
  const first = await drawn.post();
  const isLed = first.to === drawn.outcome;
  const words = isLed ? await (await visitor.get(drawn.outcome)).text() : first.text;
  if (says === "refused") {
    expect(words.includes(t(`errors:${CODE}`)), `${told} says why`).toBe(true);
    expect(await drawn.shown(), told).toBe("refused");
  } else expect(first.to, `${told} leads to its outcome`).toBe(drawn.outcome);
  await expectTruth(drawn, told, says === "refused");
  await drawn.post();
  expect(await drawn.calls(), told).toHaveLength(1);
  return { drawn, told };
}

test("every operation under codes in a success and pages of a gateway: once, truly told at once, and decided in time", {
  timeout: 300_000,
}, async () => {
  // Each form meets two of the gateway's pages, and each of these several forms.
  const faultsOf = (index: number) => [
    ...plain,
    ...[0, 1].map((more) => gateways[(2 * index + more) % gateways.length]),
  ];
  const pairs = allForms.flatMap((form, index) =>
    faultsOf(index).flatMap((fault) => (fault ? [{ form, fault }] : [])),
  );
  const met = await eachOf(pairs, AT_ONCE, async ({ form, fault }) =>
    meet({ drawn: await drawForm(form, site), fault }),
  );
  await passDecision(UPLOAD_MS);
  await eachOf(met, AT_ONCE, ({ drawn, told }) => expectTruth(drawn, told, true));
  expect(await operator.control("GET", "/ledger")).toMatchObject({ isExact: true });
});

test("every operation whose answer is lost and that is done long after: checking until then, done from then on", {
  timeout: 300_000,
}, async () => {
  const drawn = await eachOf(allForms, AT_ONCE, (form) => drawForm(form, site));
  await eachOf(drawn, drawn.length, async (one) => {
    const { endpoint, name } = one.form;
    const { username } = one.member;
    await operator.control("POST", "/faults", {
      endpoint,
      username,
      kind: "delay",
      delayMs: 300_000,
      times: 1,
    });
    const impatient = site.urlUnder({ kind: "hang", when: "before" });
    expect((await one.post(impatient)).to, name).toBe(one.outcome);
    expect(await one.shown(), name).toBe("checking");
    await operator.control("DELETE", `/faults?username=${username}`);
    await expect
      .poll(async () => (await one.calls()).map(({ executed }) => executed), { message: name })
      .toEqual([true]);
    await expectTruth(one, name, true);
    await one.post();
    expect(await one.calls(), name).toHaveLength(1);
  });
});

/** What operations look at before they are sent. */
const looks: readonly EndpointName[] = [
  "wallet.get",
  "statement.list",
  "statement.slips",
  "bonus.list",
  "bonus.active",
  "promotion.current",
  "spinwheel.setup",
  "spinwheel.coupons",
  "refund.check",
  "qrcode.get",
  "wallet.credentials",
];

test("every operation whose first look failed, and whose answer is lost where it was sent: once at most, and nothing untrue", {
  timeout: 300_000,
}, async () => {
  await eachOf(allForms, AT_ONCE, async (form) => {
    const drawn = await drawForm(form, site);
    const { username } = drawn.member;
    const set = (fault: object) => operator.control("POST", "/faults", { username, ...fault });
    await set({ endpoint: form.endpoint, kind: "reset-after", times: 1 });
    for (const endpoint of looks) await set({ endpoint, kind: "status", status: 500 });
    const first = await drawn.post();
    await operator.control("DELETE", `/faults?username=${username}`);
    const sent = await drawn.calls();
    expect(sent.length, form.name).toBeLessThanOrEqual(1);
    // Where a page reads first what it needs, nothing was claimed, and the page says so.
    if (first.to !== drawn.outcome)
      return expect([first.status >= 400, sent.length], form.name).toEqual([true, 0]);
    await expectTruth(drawn, form.name, false);
    await drawn.post();
    expect(await drawn.calls(), form.name).toHaveLength(sent.length);
  });
});
