import { createHash } from "node:crypto";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { slipOf, slipsOf, transferOf } from "../contract/cashier-desk";
import type { TestMember } from "../contract/operator-under-test";
import { disguises, FORM_END, FORM_TYPE, fileOf, filePart, formOf, part, samples } from "../support/files";
import { shownState } from "../support/money-forms";
import { sharedSite } from "../support/shared-site";
import { announceSlip, drawSlip, postForm, postSlip } from "../support/slips";
import { Visitor } from "../support/visitor";

const LIMIT = 10 * 1024 * 1024;
const AT_ONCE = 20;

const { operator, app } = sharedSite({ LIMIT_UPLOAD_MEMBER: "1000/1800" });

interface Person {
  member: TestMember;
  visitor: Visitor;
  /** A valid slip for one of the member's transfers, of 100.00. */
  picture: Buffer;
}

async function newPerson(query: Record<string, string> = {}): Promise<Person> {
  const member = await operator.member({ walletAmount: 0 });
  const visitor = await new Visitor(app.url).signIn(member);
  const file = await slipOf(await transferOf(operator, member), { query });
  return { member, visitor, picture: Buffer.from(await file.arrayBuffer()) };
}

const callsOf = ({ member: { username } }: Person) => operator.calls({ endpoint: "wallet.slip", username });

describe("a slip", () => {
  test("arrives unchanged under our name for it, is credited, and its second arrival gets the same answer [1.09 7.37]", async () => {
    const person = await newPerson();
    const { visitor, member, picture } = person;
    const intent = await drawSlip(visitor);
    const first = await postSlip(visitor, intent, picture);
    expect([first.status, first.to]).toEqual([303, expect.stringMatching(/^\/user\/outcome\//)]);
    expect((await postSlip(visitor, intent, picture, { how: "upload" })).to).toBe(first.to);
    const sha256 = createHash("sha256").update(picture).digest("hex");
    const [call, ...more] = await callsOf(person);
    expect(more).toEqual([]);
    expect(call?.body).toEqual({
      file: { name: "upload.png", type: "image/png", size: picture.length, sha256 },
    });
    expect(await operator.state(member)).toMatchObject({ wallet: 100 });
    expect(await shownState(visitor, first.to ?? "")).toBe("done");
  });

  test("in another's place, with the same form, is refused and not sent", async () => {
    const person = await newPerson();
    const intent = await drawSlip(person.visitor);
    await postSlip(person.visitor, intent, person.picture);
    const other = await postSlip(person.visitor, intent, fileOf("png", 5_000));
    expect(other.status).toBe(400);
    expect(other.text).toContain('role="alert"');
    expect(await callsOf(person)).toHaveLength(1);
  });

  test(`${AT_ONCE} times at once from one form is one call`, async () => {
    const person = await newPerson();
    const intent = await drawSlip(person.visitor);
    const sent = await Promise.all(
      Array.from({ length: AT_ONCE }, () => postSlip(person.visitor, intent, person.picture)),
    );
    expect(new Set(sent.map(({ status, to }) => `${status} ${to}`)).size).toBe(1);
    expect(sent[0]?.status).toBe(303);
    expect(await callsOf(person)).toHaveLength(1);
    expect(await operator.state(person.member)).toMatchObject({ wallet: 100 });
  });

  test("that the operator refuses says why, and that the transfer is not lost", async () => {
    const person = await newPerson({ qr: "none" });
    const { to } = await postSlip(person.visitor, await drawSlip(person.visitor), person.picture);
    expect(await shownState(person.visitor, to ?? "")).toBe("refused");
  });

  test("in the place of one that was refused, with the same form, is not told that one's refusal", async () => {
    const person = await newPerson({ qr: "none" });
    const intent = await drawSlip(person.visitor);
    const { to } = await postSlip(person.visitor, intent, person.picture);
    const other = await postSlip(person.visitor, intent, fileOf("png", 5_000));
    expect([other.status, other.to]).toEqual([400, undefined]);
    expect((await postSlip(person.visitor, intent, person.picture)).to).toBe(to);
    expect(await callsOf(person)).toHaveLength(1);
  });
});

describe("what is no slip", () => {
  test("the twelve disguises are refused with a sentence, and none reaches the operator", async () => {
    const person = await newPerson();
    const intent = await drawSlip(person.visitor);
    for (const { what, bytes } of disguises) {
      const native = await postSlip(person.visitor, intent, bytes);
      expect([what, native.status, native.text.includes('role="alert"')]).toEqual([what, 415, true]);
      const { status, text } = await postSlip(person.visitor, intent, bytes, { how: "upload" });
      expect([what, status, JSON.parse(text)]).toEqual([what, 415, { text: expect.stringContaining("JPG") }]);
    }
    expect(await callsOf(person)).toEqual([]);
  });

  test("no file, a file before its fields, and something behind it: refused, not sent, and the form can still be sent", async () => {
    const person = await newPerson();
    const { visitor, picture } = person;
    const intent = await drawSlip(visitor);
    const fields = { intent };
    const forms = [
      formOf({ fields }),
      formOf({ fields, file: Buffer.alloc(0), name: "" }),
      Buffer.concat([filePart(picture), part("intent", intent), FORM_END]),
      Buffer.concat([part("intent", intent), filePart(picture), part("bankCode", "SCB"), FORM_END]),
      Buffer.concat([part("intent", intent), filePart(picture), filePart(samples.png), FORM_END]),
      formOf({ fields, file: picture }).subarray(0, -8),
    ];
    for (const form of forms) expect((await postForm(visitor, form)).status).toBe(400);
    expect((await callsOf(person)).filter(({ executed }) => executed)).toEqual([]);
    expect((await postSlip(visitor, intent, picture)).status).toBe(303);
    expect(await operator.state(person.member)).toMatchObject({ wallet: 100 });
  });

  test("the limit is taken, a byte more is a sentence with 413, and so is a length that says so before a byte has come", async () => {
    const person = await newPerson({ bytes: String(LIMIT) });
    const { visitor, picture } = person;
    const intent = await drawSlip(visitor);
    const larger = Buffer.concat([picture, Buffer.alloc(1)]);
    const native = await postSlip(visitor, intent, larger);
    expect([native.status, native.text.includes("10 MB")]).toEqual([413, true]);
    const scripted = await postSlip(visitor, intent, larger, { how: "upload" });
    expect([scripted.status, JSON.parse(scripted.text)]).toEqual([
      413,
      { text: expect.stringContaining("10 MB") },
    ]);
    const announced = await announceSlip(visitor, LIMIT + 100_000);
    const [head] = (await once(announced, "data")) as [Buffer];
    announced.destroy();
    expect(String(head)).toMatch(/^HTTP\/1.1 413 /);
    expect(await operator.state(person.member)).toMatchObject({ wallet: 0 });
    expect((await postSlip(visitor, intent, picture)).status).toBe(303);
    expect(await operator.state(person.member)).toMatchObject({ wallet: 100 });
  });

  test("other addresses take no files", async () => {
    const { visitor } = await newPerson();
    const { url: origin } = visitor;
    const headers = { origin, cookie: visitor.cookieHeader(), "content-type": FORM_TYPE };
    for (const path of ["/user/home/transfer", "/user/home/deposit/slip.data", "/user/home/deposit/slip/"]) {
      const body = new Uint8Array(formOf({ file: samples.png }));
      const { status } = await fetch(origin + path, { method: "POST", body, headers, redirect: "manual" });
      expect([path, status]).toEqual([path, 415]);
    }
  });
});

test("a member who leaves mid-way leaves no half upload and no lock: the same form, sent again, arrives", async () => {
  const person = await newPerson({ bytes: "3000000" });
  const { visitor, picture, member } = person;
  const intent = await drawSlip(visitor);
  const form = formOf({ fields: { intent }, file: picture });
  const socket = await announceSlip(visitor, form.length);
  await new Promise<void>((resolve) => {
    socket.write(form.subarray(0, 2_000_000), () => resolve());
  });
  socket.destroy();
  await expect.poll(async () => (await postSlip(visitor, intent, picture)).status).toBe(303);
  expect(await slipsOf(operator, member)).toHaveLength(1);
  expect(await operator.state(member)).toMatchObject({ wallet: 100 });
});

test("no line of the log has a slip's name, its form's intent or a token of its member", async () => {
  const { visitor, member, picture } = await newPerson();
  const intent = await drawSlip(visitor);
  await postSlip(visitor, intent, picture);
  await postSlip(visitor, intent, disguises[0]?.bytes ?? picture);
  const written = app.lines.join("\n");
  for (const secret of ["canary-name", intent, member.username, visitor.cookieHeader()]) {
    expect(written).not.toContain(secret);
  }
  expect(written).toContain('"operation":"slip"');
});
