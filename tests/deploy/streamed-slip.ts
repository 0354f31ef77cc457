import { once } from "node:events";
import { request } from "node:https";
import { expect } from "vitest";
import { FORM_TYPE } from "../support/files";
import type { Visitor } from "../support/visitor";
import { NAME } from "./certificate";
import type { RunningProxy } from "./proxy-process";

interface Way {
  proxy: RunningProxy;
  ca: string;
  /** How many bytes have come to the operator. */
  arrived(): number;
}

/** What buffers of the system and of the programs on the way may hold back. */
const ON_THE_WAY = 6 * 1024 * 1024;

/** Sends a slip but its last byte: most of it is at the operator before that one is sent. */
export async function expectStreamedSlip({ proxy, ca, arrived }: Way, visitor: Visitor, form: Buffer) {
  const before = arrived();
  const sent = request({
    ...{ host: "127.0.0.1", port: proxy.ports.https, servername: NAME, ca, method: "POST" },
    path: "/user/home/deposit/slip",
    headers: {
      host: NAME,
      origin: visitor.url,
      "user-agent": visitor.userAgent,
      cookie: visitor.cookieHeader(),
      "content-type": FORM_TYPE,
      "content-length": form.length,
    },
  });
  const answered = once(sent, "response");
  sent.write(form.subarray(0, -1));
  await expect.poll(() => arrived() - before).toBeGreaterThan(form.length - ON_THE_WAY);
  sent.end(form.subarray(-1));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(303);
  answer.resume();
}
