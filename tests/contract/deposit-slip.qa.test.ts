import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { errorGroups } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { entriesOf, refused, slipOf, slipsOf, transferOf, upload } from "./cashier-desk";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();

const done = { status: 200, body: { message: "SUCCESS" } };

/** A picture with nothing in it. */
function blank(width: number, height: number, type: "png" | "jpg" = "png"): File {
  const png = new PNG({ width, height });
  png.data.fill(255);
  const bytes =
    type === "png" ? PNG.sync.write(png) : jpeg.encode({ width, height, data: png.data }, 80).data;
  return new File([new Uint8Array(bytes)], `blank.${type}`, { type: `image/${type}` });
}

/** A small file that declares a size of 30 megapixels. */
async function vast(): Promise<File> {
  const bytes = Buffer.from(await blank(200, 200).arrayBuffer());
  bytes.writeUInt32BE(6_000, 16);
  bytes.writeUInt32BE(5_000, 20);
  return new File([bytes], "vast.png", { type: "image/png" });
}

const cut = (file: File, bytes: number) => new File([file.slice(0, bytes)], file.name, { type: file.type });

async function slip(member: TestMember, wanted: object = {}, query: Record<string, string> = {}) {
  return slipOf(await transferOf(operator, member, wanted), { query });
}

describe("a slip", () => {
  it.each(["png", "jpg"] as const)("as %s is read, credited once and shown in both lists", async (type) => {
    const member = await operator.member();
    const transfer = await transferOf(operator, member, { amount: 250.75 });
    const file = await slipOf(transfer, { type });
    expect(await upload(operator, member, file)).toEqual(done);
    expect(await operator.state(member)).toMatchObject({ wallet: 250.75, statements: 1 });
    const [entry] = await entriesOf(operator, member);
    expect(entry).toMatchObject({ statementType: "deposit", status: "SUCCESS", amount: 250.75 });
    expect(await upload(operator, member, file)).toEqual(refused("SLIP_REFNO_DUPLICATED"));
    expect(await upload(operator, await operator.member(), file)).toEqual(refused("SLIP_REFNO_DUPLICATED"));
    const listed = await slipsOf(operator, member);
    expect(listed).toMatchObject([
      { status: "FAILED", note: "SLIP_REFNO_DUPLICATED", amount: 250.75 },
      { status: "SUCCESS", amount: 250.75 },
    ]);
    expect(await operator.state(member)).toMatchObject({ wallet: 250.75, statements: 1 });
  });

  it("has a picture that its member is led to, and nobody else", async () => {
    const member = await operator.member();
    await upload(operator, member, await slip(member));
    const [{ reference, link } = { reference: "", link: "" }] = await slipsOf(operator, member);
    const { body } = await operator.call("statement.slipReference", { reference }, member);
    expect(body).toEqual({ url: link });
    const picture = await fetch(link ?? "");
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(jpeg.decode(await picture.arrayBuffer()).width).toBeGreaterThan(300);
    const other = await operator.member();
    for (const [who, wanted] of [
      [other, reference],
      [member, "unknown"],
    ] as const) {
      const answer = await operator.call("statement.slipReference", { reference: wanted }, who);
      expect(answer).toEqual(refused("NO_DATA", 404));
    }
  });

  it("is paged, newest first, and a smaller page limit of the operator holds", async () => {
    const member = await operator.member();
    for (let amount = 1; amount <= 5; amount += 1) {
      await upload(operator, member, await slip(member, { amount }));
    }
    await operator.control("POST", "/settings", { pageLimit: 2 });
    const page = async (number: number) => {
      const { body } = await operator.call("statement.slips", { page: number, limit: 10 }, member);
      const { total, slips } = body as { total: number; slips: { amount: number }[] };
      return [total, ...slips.map(({ amount }) => amount)];
    };
    expect([await page(1), await page(2), await page(3)]).toEqual([
      [5, 5, 4],
      [5, 3, 2],
      [5, 1],
    ]);
  });
});

/** What to send to get each code, as a new member; `listed` says whether the slip appears in the list. */
const refusals: [string, (member: TestMember) => Promise<File | undefined>, { listed: boolean }][] = [
  ["SLIP_NO_FILE", async () => undefined, { listed: false }],
  ["SLIP_NO_FILE", async () => new File([], ""), { listed: false }],
  ["SLIP_INVALID_FILE", async () => new File(["%PDF-1.4 not a picture"], "a.png"), { listed: false }],
  ["SLIP_INVALID_FILE", async () => new File(["GIF89a"], "a.gif"), { listed: false }],
  ["UPLOADED_FILE_NOT_EXIST", async () => new File([], "empty.png"), { listed: true }],
  [
    "IMG_SIZE_UNABLE_TO_PROCESS",
    (member) => slip(member, {}, { bytes: String(10_485_761) }),
    { listed: true },
  ],
  ["IMG_SIZE_UNABLE_TO_PROCESS", async () => vast(), { listed: true }],
  ["CANNOT_READ_CROPPED_IMAGE", async (member) => cut(await slip(member), 3_000), { listed: true }],
  ["CANNOT_READ_CROPPED_IMAGE", async () => blank(400, 100), { listed: true }],
  ["INVALID_SLIP", async () => blank(400, 700, "jpg"), { listed: true }],
  ["INVALID_SLIP", (member) => slip(member, {}, { qr: "none" }), { listed: true }],
  ["INVALID_SLIP", (member) => slip(member, {}, { qr: "other" }), { listed: true }],
  ["UNSTABLE_REFNO_ON_SLIP", (member) => slip(member, {}, { qr: "damaged" }), { listed: true }],
  [
    "DEST_ACC_INVALID",
    (member) => slip(member, { to: { bank: "SCB", number: "1112223334" } }),
    { listed: true },
  ],
  ["NOT_MATCH", (member) => slip(member, { from: { bank: "SCB", number: "1112223334" } }), { listed: true }],
  ["EXPIRED_SLIP", (member) => slip(member, { minutesAgo: 61 }), { listed: true }],
  ["TRIPPLE_WRONG_CAPTCHA", (member) => slip(member, { answer: "TRIPPLE_WRONG_CAPTCHA" }), { listed: true }],
  ["UNKNOW_ERROR", (member) => slip(member, { answer: "UNKNOW_ERROR" }), { listed: true }],
];

describe("a slip is refused", () => {
  it.each(refusals)("with %s (%#), and no money moves", async (code, make, { listed }) => {
    const member = await operator.member();
    const file = await make(member);
    const answer = await operator.call("wallet.slip", file ? { file } : {}, member);
    expect(answer).toEqual(refused(code));
    const slips = await slipsOf(operator, member);
    expect(slips.map(({ status, note }) => [status, note])).toEqual(listed ? [["FAILED", code]] : []);
    expect(await operator.state(member)).toMatchObject({ wallet: 0, statements: 0 });
  });

  it("with every slip code of the catalogue: none is left without a rule", () => {
    const covered = new Set<string>([...refusals.map(([code]) => code), "SLIP_REFNO_DUPLICATED"]);
    expect(errorGroups.slipReason.filter((code) => !covered.has(code))).toEqual([]);
  });

  it("with SLIP_UPLOAD_FAIL outside of the hours, in a broken form and with a field too many; NO_BANK for a strange bank", async () => {
    const member = await operator.member();
    const file = await slip(member);
    const sent = (fields: object) => operator.call("wallet.slip", { file, ...fields }, member);
    expect(await sent({ surprise: "1" })).toEqual(refused("SLIP_UPLOAD_FAIL"));
    expect(await sent({ bankCode: "NOBANK" })).toEqual(refused("NO_BANK"));
    await operator.control("POST", "/settings", { slip: "closed" });
    expect(await sent({})).toEqual(refused("SLIP_UPLOAD_FAIL"));
    await operator.control("POST", "/settings", { slip: "open" });
    const broken = await fetch(`${operator.url}/api/wallet/slip`, {
      method: "POST",
      headers: {
        "X-Requested-With": "wallet-user",
        Authorization: `Bearer ${member.token}`,
        "Content-Type": "multipart/form-data; boundary=x",
      },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf a file',
    });
    expect(await broken.json()).toEqual({ message: "SLIP_UPLOAD_FAIL" });
    expect(await slipsOf(operator, member)).toEqual([]);
    expect(await sent({ bankCode: "SCB" })).toEqual(done);
  });
});
