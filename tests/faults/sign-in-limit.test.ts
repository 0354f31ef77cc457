import { expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite({ LIMIT_SIGN_IN_MEMBER: "2/3600" });

test("good sign-ins end with a wait when one member has too many; strangers' attempts use none of them up", async () => {
  const { username, password } = await operator.member();
  const login = (fields: Record<string, string>) => new Visitor(app.url).post("/login", fields);
  for (let guess = 0; guess < 5; guess++)
    expect((await login({ username, password: "wrong" })).status).toBe(400);
  for (let time = 0; time < 2; time++) expect((await login({ username, password })).status).toBe(303);
  const refused = await login({ username, password });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(refused.headers.getSetCookie().join()).not.toContain("session=");
  expect(await refused.text()).toContain('role="alert"');
  await new Visitor(app.url).signIn(await operator.member());
});

test("sign-ins of one member under several spellings are one member's", async () => {
  const { username, password } = await operator.member();
  const spellings = [username, `${username.slice(0, 3)}-${username.slice(3)}`];
  const statuses: number[] = [];
  for (const spelling of [...spellings, ...spellings]) {
    const answer = await new Visitor(app.url).post("/login", { username: spelling, password });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([303, 303, 429, 429]);
});
