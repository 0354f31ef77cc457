import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type ClosedLoop, closedLoop } from "../support/closed-loop";
import { transferForm } from "../support/money-forms";
import { drawTransfer, sendTransfer } from "../support/transfers";
import type { Visitor } from "../support/visitor";
import type { RunningProxy } from "./proxy-process";
import { logSince, type Replica } from "./replicas";
import type { Stage } from "./stage";

const READERS = 3;

/** What members behind each proxy see while replicas are lost; each of these leaves the stage whole. */
export function checkLosses(stage: () => Stage): void {
  const proxies = () => [stage().nginx, stage().haproxy];
  const signedIn = async (proxy: RunningProxy): Promise<Visitor> =>
    proxy.visitor().signIn(await stage().operator.member(transferForm.member));
  const readers: Visitor[][] = [];

  beforeAll(async () => {
    for (const proxy of proxies())
      readers.push(await Promise.all(Array.from({ length: READERS }, () => signedIn(proxy))));
  });

  const readAll = (): ClosedLoop[] => {
    const readings = readers.map((visitors) =>
      closedLoop(visitors.map((visitor) => () => readHome(visitor))),
    );
    onTestFinished(() => stopAll(readings));
    return readings;
  };
  const readOn = async (readings: ClosedLoop[]) => {
    const before = readings.map(({ right }) => right() + 10);
    await expect.poll(() => readings.every(({ right }, index) => right() > (before[index] ?? 0))).toBe(true);
  };
  const untilTaken = async (replica: Replica, readings: ClosedLoop[]) => {
    await replica.restart();
    await expect.poll(() => requestsIn(replica.app.lines, "GET")).toBeGreaterThan(readings.length);
  };

  test.each(["nginx", "haproxy"] as const)(
    "a POST that was sent through %s to a replica that dies goes to no other one, and everybody reads on",
    async (name) => {
      const { operator, replicas } = stage();
      const visitor = await signedIn(stage()[name]);
      const form = await drawTransfer(visitor);
      const since = logSince(replicas);
      onTestFinished(() => operator.control("DELETE", "/faults").then(() => undefined));
      await operator.control("POST", "/faults", { endpoint: "wallet.transfer", kind: "hang", when: "after" });
      const sent = sendTransfer(visitor, form).catch(() => "cut off");
      const working = () =>
        since().find(({ lines }) => lines.some((line) => line.includes('"step":"claimed"')))?.replica;
      const calls = () => operator.calls({ endpoint: "wallet.transfer" });
      const before = (await calls()).length;
      await expect.poll(working).toBeDefined();
      const victim = working();
      if (!victim) throw new Error("nobody works on it");
      const readings = readAll();
      await readOn(readings);
      victim.app.process.kill("SIGKILL");
      const killedAt = performance.now();
      // HAProxy says nothing on a connection that was used before.
      expect(["502", "cut off"]).toContain(await sent);
      await readOn(readings);
      const others = since().filter(({ replica }) => replica !== victim);
      expect(others.flatMap(({ lines }) => lines).filter((line) => line.includes('"method":"POST"'))).toEqual(
        [],
      );
      expect((await calls()).length - before).toBeLessThanOrEqual(1);
      await operator.control("DELETE", "/faults");
      await untilTaken(victim, readings);
      await stopAll(readings);
      const failures = readings.flatMap(({ faults }) => faults);
      // Answers that had begun cannot be begun anew.
      expect(failures.filter(({ at }) => at > killedAt + 2_000)).toEqual([]);
      expect(failures.length).toBeLessThanOrEqual(READERS * readings.length);
    },
  );

  test("a replica that is stopped under load costs nobody a page or a transfer", async () => {
    const { replicas } = stage();
    const [leaving] = replicas;
    const readings = readAll();
    await readOn(readings);
    const payers = await Promise.all(proxies().map(signedIn));
    const paying = closedLoop(payers.map((visitor) => () => pay(visitor)));
    onTestFinished(() => paying.stop().then(() => undefined));
    await expect.poll(paying.right).toBeGreaterThan(2);
    leaving?.app.process.kill("SIGTERM");
    expect(await leaving?.app.ended).toBe(0);
    await readOn(readings);
    await paying.stop();
    if (leaving) await untilTaken(leaving, readings);
    await stopAll(readings);
    expect(readings.flatMap(({ faults }) => faults)).toEqual([]);
    expect(paying.faults).toEqual([]);
  });
}

async function readHome(visitor: Visitor): Promise<string | undefined> {
  const answer = await visitor.get("/user/home");
  const isWhole = (await answer.text()).includes("</html>");
  return isWhole && answer.status === 200 ? undefined : `${answer.status}${isWhole ? "" : ", cut off"}`;
}

async function pay(visitor: Visitor): Promise<string | undefined> {
  const answer = await sendTransfer(visitor, await drawTransfer(visitor, "1.00"));
  return answer.startsWith("/user/outcome/") ? undefined : answer;
}

async function stopAll(readings: readonly ClosedLoop[]): Promise<void> {
  await Promise.all(readings.map(({ stop }) => stop()));
}

function requestsIn(lines: readonly string[], method: string): number {
  return lines.filter((line) => line.includes('"msg":"request"') && line.includes(`"${method}"`)).length;
}
