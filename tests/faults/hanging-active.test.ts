import { expect, test } from "vitest";
import { startApp } from "../support/app";
import { sharedOperator } from "../support/shared-operator";

const operator = sharedOperator();

test("login is drawn after 2 s without `active`: the first hundred guests wait once, later ones not at all", async () => {
  await operator.control("POST", "/faults", { endpoint: "lookup.active", kind: "hang" });
  const app = await startApp({ OPERATOR_API_URL: operator.url });
  const login = async () => {
    const startedAt = performance.now();
    const answer = await fetch(`${app.url}/login`);
    const text = await answer.text();
    expect([answer.status, text.includes('name="password"')]).toEqual([200, true]);
    return performance.now() - startedAt;
  };
  // What a process does only at its first pages is not what is measured.
  for (const path of ["/register", "/contact", "/register?again"]) await (await fetch(app.url + path)).text();
  const waits = await Promise.all(Array.from({ length: 100 }, login));
  const later = [await login(), await login()];
  process.stdout.write(`login without \`active\`: ${[...waits, ...later].map(Math.round).join(" ")} ms\n`);
  expect(Math.min(...waits)).toBeGreaterThan(1_900);
  expect(Math.min(...waits)).toBeLessThan(3_900);
  // They start in groups, as many as one address may have in work; if each of these waited, it would take ten seconds.
  expect(Math.max(...waits) - Math.min(...waits)).toBeLessThan(4_000);
  expect(Math.max(...later)).toBeLessThan(1_900);
  expect(await operator.calls({ endpoint: "lookup.active" })).toHaveLength(1);
  await operator.control("DELETE", "/faults");
  await app.stop();
});
