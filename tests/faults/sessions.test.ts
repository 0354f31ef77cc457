import { describe, expect, it } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { sharedSite } from "../support/shared-site";
import { drawTransfer, sendTransfer } from "../support/transfers";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite();

const signedIn = (member: TestMember) => new Visitor(app.url).signIn(member);
const isIn = async (visitor: Visitor) => (await visitor.get("/user/profile")).status === 200;

const changed = (visitor: Visitor, oldPassword: string, newPassword = "another-1") =>
  visitor.post("/user/profile/password", { oldPassword, newPassword, confirmPassword: newPassword });

describe("a changed password", () => {
  it("ends the member's other sessions, and this one goes on", async () => {
    const member = await operator.member();
    const [phone, laptop] = [await signedIn(member), await signedIn(member)];
    const stranger = await signedIn(await operator.member());
    expect((await changed(phone, member.password)).headers.get("location")).toBe("/user/profile");
    expect([await isIn(phone), await isIn(laptop), await isIn(stranger)]).toEqual([true, false, true]);
    expect(await isIn(await signedIn({ ...member, password: "another-1" }))).toBe(true);
  });

  it("that is refused ends none; the old one is guessed ten times an hour at most, and the wait is said", async () => {
    const member = await operator.member();
    const [phone, laptop] = [await signedIn(member), await signedIn(member)];
    for (let guess = 0; guess < 10; guess++) expect((await changed(phone, "wrong")).status).toBe(400);
    const refused = await changed(laptop, member.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await refused.text()).toContain('role="alert"');
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, true]);
    const reached = await operator.calls({
      endpoint: "account.changePassword",
      username: member.username,
    });
    expect(reached).toHaveLength(10);
  });
});

describe("a member whom the operator could not name at the sign-in", () => {
  it("has one lock with every other session: a form of the one is a form of the other", async () => {
    const member = await operator.member({ walletAmount: 1_000, games: { JOKER: 0 } });
    const fault = { username: member.username, kind: "status", status: 500 };
    await operator.control("POST", "/faults", { ...fault, endpoint: "account.profile" });
    const unnamed = await signedIn(member);
    await operator.control("DELETE", "/faults");
    const named = await signedIn(member);
    const form = await drawTransfer(unnamed);
    const outcomes = [await sendTransfer(unnamed, form), await sendTransfer(named, form)];
    expect(outcomes[0]).toMatch(/^\/user\/outcome\//);
    expect(outcomes[1]).toBe(outcomes[0]);
    const sent = await operator.calls({ endpoint: "wallet.transfer", username: member.username });
    expect(sent).toHaveLength(1);
  });

  it("gets a calm page while nothing says who it is, and goes on afterwards", async () => {
    const member = await operator.member();
    await operator.control("POST", "/faults", {
      endpoint: "account.profile",
      username: member.username,
      kind: "status",
      status: 500,
    });
    await operator.control("POST", "/faults", {
      endpoint: "wallet.get",
      username: member.username,
      kind: "status",
      status: 500,
    });
    const visitor = await signedIn(member);
    expect((await visitor.get("/user/statement")).status).toBe(502);
    await operator.control("DELETE", "/faults");
    expect((await visitor.get("/user/statement")).status).toBe(200);
  });
});

describe("strangers' wrong passwords", () => {
  it("lock nobody out of the browser that has signed in before; another browser has to wait", async () => {
    const member = await operator.member();
    const own = await signedIn(member);
    await own.post("/logout", {});
    const wrong = { username: member.username, password: "wrong" };
    for (let guess = 0; guess < 10; guess++)
      expect((await new Visitor(app.url).post("/login", wrong)).status).toBe(400);
    const { username, password } = member;
    const elsewhere = await new Visitor(app.url).post("/login", { username, password });
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await own.post("/login", { username, password })).status).toBe(303);
  });

  it("are all that counts: sign-ins that are good do not", async () => {
    const member = await operator.member();
    for (let time = 0; time < 15; time++) await signedIn(member);
  });
});
