import { parse } from "promptparse";
import { billPayment } from "promptparse/validate";
import { describe, expect, it } from "vitest";
import { Canvas } from "../../scripts/sandbox/cashier/canvas";
import { decodePicture } from "../../scripts/sandbox/cashier/decode-picture";
import { freshOperator } from "../support/shared-operator";
import { entriesOf, refused } from "./cashier-desk";
import { startOperator, type TestMember } from "./operator-under-test";

const operator = freshOperator();

interface Qr {
  qrcodeId: string;
  hasQrcode: boolean;
  qrcode: string;
  amount: number;
  expireIn: number;
  message?: string;
}

interface ListedQr {
  id: string;
  payload: string;
  status: string;
}

async function create(member: TestMember, bankCode: string, amount: number, as = operator): Promise<Qr> {
  return (await as.call("qrcode.create", { bankCode, amount }, member)).body as Qr;
}

async function current(member: TestMember, bankCode = "WW"): Promise<Qr> {
  return (await operator.call("qrcode.get", { bankCode }, member)).body as Qr;
}

const listed = ({ username }: TestMember, as = operator) =>
  as.control<ListedQr[]>("GET", `/qrcodes?username=${username}`);

/** Decodes the QR code in the markup: the squares of the SVG's paths, or the picture itself. */
function scanned(markup: string): string | null {
  const base64 = /^<img [^>]*src="data:image\/png;base64,([^"]+)"/.exec(markup)?.[1];
  const picture = base64 === undefined ? drawn(markup) : Buffer.from(base64, "base64");
  const reading = decodePicture(picture);
  return reading.kind === "read" ? reading.qr : null;
}

function drawn(svg: string): Buffer {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const canvas = new Canvas(side / 2, side / 2);
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)) {
    canvas.rectangle(Number(x) / 2, Number(y) / 2, 5, 5, [0, 0, 0]);
  }
  return canvas.png();
}

describe("a QR code", () => {
  it("is a PromptPay payload with right CRC, amount and payee, as SVG and as <img>", async () => {
    const member = await operator.member();
    const { qrcode, ...made } = await create(member, "WW", 123.45);
    expect(made).toEqual({ qrcodeId: expect.any(String), hasQrcode: true, amount: 123.45, expireIn: 900 });
    const [{ payload } = { payload: "" }] = await listed(member);
    expect(scanned(qrcode)).toBe(payload);
    expect(billPayment(payload)).toMatchObject({ amount: 123.45, billerId: "010556123456704" });
    expect(parse(payload, true)?.getTagValue("54")).toBe("123.45");
    await operator.control("POST", "/cashier", { username: member.username, qrMarkup: "img" });
    const again = await current(member);
    expect(again.qrcode).toMatch(/^<img /);
    expect(scanned(again.qrcode)).toBe(payload);
    expect(again.qrcodeId).toBe(made.qrcodeId);
  });

  it("for kip is a Lao merchant code: its country, its currency, and a right CRC", async () => {
    const lao = await startOperator({ seed: "lao" });
    const member = await lao.member();
    await create(member, "JDB", 50_000, lao);
    const [{ payload } = { payload: "" }] = await listed(member, lao);
    const code = parse(payload, true);
    expect(["53", "54", "58"].map((id) => code?.getTagValue(id))).toEqual(["418", "50000.00", "LA"]);
    await lao.close();
  });

  it("can be asked for again and again without a change, and counts down by the clock to none at 00:00", async () => {
    const member = await operator.member();
    expect(await current(member)).toEqual({ hasQrcode: false, message: "ยังไม่มี QR โค้ด" });
    const made = await create(member, "WW", 100);
    await operator.control("POST", "/clock", { advanceMs: 60_000 });
    const later = await current(member);
    expect(later).toEqual({ ...made, expireIn: later.expireIn });
    expect(later.expireIn).toBeGreaterThan(830);
    expect(later.expireIn).toBeLessThanOrEqual(840);
    expect(await listed(member)).toMatchObject([{ status: "ACTIVE" }]);
    await operator.control("POST", "/clock", { advanceMs: 841_000 });
    expect(await current(member)).toMatchObject({ hasQrcode: false });
    await expect(operator.control("POST", `/qrcodes/${made.qrcodeId}/pay`)).rejects.toThrow("QR_FAIL");
    expect(await listed(member)).toMatchObject([{ status: "EXPIRED" }]);
  });

  it("is one for each provider: a new one takes the old one's place, another provider's stays", async () => {
    const member = await operator.member();
    const first = await create(member, "WW", 100);
    const other = await create(member, "KBANK", 1);
    const made = await Promise.all(Array.from({ length: 30 }, () => create(member, "WW", 200)));
    expect(made.every(({ hasQrcode }) => hasQrcode)).toBe(true);
    const active = (await listed(member)).filter(({ status }) => status === "ACTIVE");
    expect(active.map(({ id }) => id).sort()).toEqual(
      [other.qrcodeId, (await current(member)).qrcodeId].sort(),
    );
    await expect(operator.control("POST", `/qrcodes/${first.qrcodeId}/pay`)).rejects.toThrow("QR_FAIL");
  });

  it("is paid once, by its id or by what was scanned: credit and entry; then there is none", async () => {
    const member = await operator.member();
    await create(member, "PAYTIMZ", 10.25);
    const [{ id, payload } = { id: "", payload: "" }] = await listed(member);
    await operator.control("POST", "/qrcodes/pay", { payload });
    await expect(operator.control("POST", `/qrcodes/${id}/pay`)).rejects.toThrow("QR_FAIL");
    expect(await operator.state(member)).toMatchObject({ wallet: 10.25, statements: 1 });
    expect(await entriesOf(operator, member)).toMatchObject([
      { statementType: "deposit", status: "SUCCESS", amount: 10.25 },
    ]);
    expect(await current(member, "PAYTIMZ")).toMatchObject({ hasQrcode: false });
    expect(await operator.call("qrcode.cancel", { qrcodeId: id }, member)).toEqual(refused("QR_FAIL"));
  });

  it("is cancelled by its member only, and cancelling again does no harm", async () => {
    const [member, other] = [await operator.member(), await operator.member()];
    const { qrcodeId } = await create(member, "WW", 100);
    expect(await operator.call("qrcode.cancel", { qrcodeId }, other)).toEqual(refused("NO_DATA", 404));
    expect((await current(member)).qrcodeId).toBe(qrcodeId);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await operator.call("qrcode.cancel", { qrcodeId }, member)).status).toBe(200);
      expect(await current(member)).toMatchObject({ hasQrcode: false });
    }
    await expect(operator.control("POST", `/qrcodes/${qrcodeId}/pay`)).rejects.toThrow("QR_FAIL");
  });

  it("ends before its time when somebody says so", async () => {
    const member = await operator.member();
    const { qrcodeId } = await create(member, "WW", 100);
    await operator.control("POST", `/qrcodes/${qrcodeId}/expire`);
    expect(await current(member)).toMatchObject({ hasQrcode: false });
  });
});

describe("a QR code is not made", () => {
  it.each([
    ["KBANK", 0.99, "ยอดฝากขั้นต่ำด้วย QR คือ 1.00 บาท"],
    ["WW", 99.99, "ยอดฝากขั้นต่ำด้วย QR คือ 100.00 บาท"],
    ["PAYTIMZ", 9.99, "ยอดฝากขั้นต่ำด้วย QR คือ 10.00 บาท"],
  ])("for %s below its minimum (%d): a message says so", async (bankCode, amount, message) => {
    const member = await operator.member();
    expect(await create(member, bankCode, amount)).toEqual({ hasQrcode: false, message });
    expect((await create(member, bankCode, amount + 0.01)).hasQrcode).toBe(true);
  });

  it("for a bank that is not offered, by a provider that is down or busy, for no amount", async () => {
    const member = await operator.member();
    const answer = (bankCode: string, amount: unknown) =>
      operator.call("qrcode.create", { bankCode, amount }, member);
    expect(await answer("BBL", 100)).toEqual(refused("NO_BANK"));
    expect(await operator.call("qrcode.get", { bankCode: "__proto__" }, member)).toEqual(refused("NO_BANK"));
    expect(await answer("WW", 0)).toEqual(refused("TRANSFER_MINIMUM"));
    await operator.control("POST", "/cashier", { qrProvider: "down" });
    expect(await answer("WW", 100)).toEqual(refused("QR_FAIL"));
    await operator.control("POST", "/cashier", { qrProvider: "busy" });
    expect(await answer("WW", 100)).toMatchObject({ status: 200, body: { hasQrcode: false } });
    expect(await listed(member)).toEqual([]);
  });
});
