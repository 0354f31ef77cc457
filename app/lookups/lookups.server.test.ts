import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createOperator } from "~/operator/client.server";
import { createTransport } from "~/operator/transport.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { type LocalServer, startLocalServer } from "../../tests/support/local-server";
import { rejection } from "../../tests/support/rows";
import { createLookups, type Lookups, sharedCaller } from "./lookups.server";

interface Stage {
  lookups: Lookups;
  server: LocalServer;
  /** Sets how the operator responds from now on. */
  answers(listener: RequestListener): void;
  passes(ms: number): void;
}

const says = (body: unknown, status = 200): RequestListener => {
  return (_, outgoing) => {
    outgoing.statusCode = status;
    outgoing.end(JSON.stringify(body));
  };
};
const fails = says({ message: "INTERNAL_SERVER_ERROR" }, 500);
const gone = says({ message: "gone" }, 410);
const hangs: RequestListener = () => undefined;

const open: { close(): Promise<void> }[] = [];

/** Look-ups against a real HTTP server, with a clock that the test controls. */
async function stage(first: RequestListener): Promise<Stage> {
  let answer = first;
  let time = 1_000_000;
  const server = await startLocalServer((incoming, outgoing) => answer(incoming, outgoing));
  const transport = createTransport(server.url);
  open.push({ close: () => server.close().then(() => transport.close()) });
  const timeouts = { generalMs: 10_000, slipUploadMs: 10_000, chatUploadMs: 10_000 };
  const settings = { transport, paths: {}, timeouts, onCall: () => undefined, goOn: async () => undefined };
  const operatorFor = (locale: string) => createOperator(settings, sharedCaller("lookup", locale));
  return {
    lookups: createLookups(operatorFor, () => time),
    server,
    answers: (next) => {
      answer = next;
    },
    passes: (ms) => {
      time += ms;
    },
  };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

describe("a public look-up", () => {
  it("is read once for everybody who asks within 10 s", async () => {
    const { lookups, server, passes } = await stage(says({ name: "Moon" }));
    const asked = await Promise.all(Array.from({ length: 50 }, () => lookups.get("info", "th")));
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(["Moon"]));
    expect(server.heard).toHaveLength(1);
    passes(9_999);
    await lookups.get("info", "th");
    expect(server.heard).toHaveLength(1);
    passes(1);
    await lookups.get("info", "th");
    expect(server.heard).toHaveLength(2);
  });

  it("is kept for 5 s only when it says whether the service is active", async () => {
    const { lookups, server, passes } = await stage(says({ active: true }));
    await lookups.get("active", "th");
    passes(4_999);
    await lookups.get("active", "th");
    expect(server.heard).toHaveLength(1);
    passes(1);
    await lookups.get("active", "th");
    expect(server.heard).toHaveLength(2);
  });

  it("is kept by language and by name, and read in our own name, without anybody's token, address or browser [7.07]", async () => {
    const { lookups, server } = await stage(says({ name: "Moon", banks: [] }));
    await Promise.all([lookups.get("info", "th"), lookups.get("info", "lo"), lookups.get("banks", "th")]);
    const asked = server.heard.map(({ url, headers }) => `${url} ${headers["accept-language"]}`);
    expect(asked.sort()).toEqual(["/api/lookup/banks th", "/api/lookup/info lo", "/api/lookup/info th"]);
    for (const { headers } of server.heard) {
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("x-forwarded-for");
      expect(headers["user-agent"]).toBe("Kapao");
    }
  });

  it("is answered from the last good answer for 10 min while the operator fails, and no longer", async () => {
    const { lookups, answers, passes } = await stage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(fails);
    for (const minute of [1, 9]) {
      passes(minute * 60_000 - (minute === 9 ? 1 : 0));
      expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
    }
    passes(2);
    expect(await rejection(lookups.get("info", "th"))).toMatchObject({ message: "INTERNAL_SERVER_ERROR" });
  });

  it("fails when there is no earlier answer, and is read anew the next time", async () => {
    const { lookups, answers } = await stage(fails);
    expect(await rejection(lookups.get("info", "th"))).toMatchObject({ name: "OperatorError" });
    answers(says({ name: "Moon" }));
    expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
  });

  it("is asked for at most once a second while it fails, however many pages want it", async () => {
    const { lookups, answers, passes, server } = await stage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(fails);
    passes(10_000);
    for (let page = 0; page < 20; page++) await lookups.get("info", "th");
    expect(server.heard).toHaveLength(2);
    passes(1_000);
    await lookups.get("info", "th");
    await expect.poll(() => server.heard.length).toBe(3);
  });

  it("keeps the last good answer also over one that breaks the contract", async () => {
    const { lookups, answers, passes } = await stage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(says({ title: "Moon" }));
    passes(60_000);
    expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
  });
});

describe("an operator that is gone", () => {
  it("is passed on at once, whatever it said before", async () => {
    const { lookups, answers, passes } = await stage(says({ active: true }));
    await lookups.get("active", "th");
    answers(gone);
    passes(5_000);
    expect(await rejection(lookups.get("active", "th"))).toMatchObject({ isGone: true });
  });

  it("is not brought back by an older answer when it stops answering", async () => {
    const { lookups, answers, passes } = await stage(says({ active: true }));
    await lookups.get("active", "th");
    answers(gone);
    passes(5_000);
    await rejection(lookups.get("active", "th"));
    answers(fails);
    expect(await rejection(lookups.get("active", "th"))).toMatchObject({ message: "INTERNAL_SERVER_ERROR" });
  });
});

describe("an operator that hangs", () => {
  it("costs one page a moment, and all others nothing, while a good answer is known", async () => {
    const { lookups, answers, passes, server } = await stage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers(hangs);
    passes(60_000);
    const took = async () => {
      const startedAt = performance.now();
      expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
      return performance.now() - startedAt;
    };
    await took();
    let all = 0;
    for (let second = 0; second < 20; second++) {
      passes(1_000);
      all += await took();
    }
    // If each of them waited its moment of 300 ms, they would take six seconds.
    expect(all).toBeLessThan(4_000);
    expect(server.heard).toHaveLength(2);
  });

  it("is asked behind the pages' backs, and its new answer is shown as soon as it is there", async () => {
    const waiting: (() => void)[] = [];
    const { lookups, answers, passes } = await stage(says({ name: "Moon" }));
    await lookups.get("info", "th");
    answers((_, outgoing) => waiting.push(() => outgoing.end('{"name":"Sun"}')));
    passes(10_000);
    expect(await lookups.get("info", "th")).toEqual({ name: "Moon" });
    expect(waiting).toHaveLength(1);
    for (const answer of waiting) answer();
    await expect.poll(() => lookups.get("info", "th")).toEqual({ name: "Sun" });
  });

  it("is not covered up by an answer of more than 10 min ago", async () => {
    const { lookups, answers, passes } = await stage(says({ active: true }));
    await lookups.get("active", "th");
    answers(hangs);
    passes(600_001);
    expect(await withTimeout(lookups.get("active", "th"), 2_500)).toBeUndefined();
  });
});
