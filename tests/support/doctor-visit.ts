import type { Brand } from "schemas/brand";
import type { EndpointName } from "schemas/contract";
import { Secrets } from "../../scripts/operator/doctor/secrets";
import { replyOf } from "../../scripts/operator/doctor/talk/reply";
import type { Target } from "../../scripts/operator/doctor/talk/target";
import { endpointOf, Visit } from "../../scripts/operator/doctor/talk/visit";

/** A response of 200 as the doctor keeps it; a text is sent as it is, anything else as JSON. */
export function replyTo(name: EndpointName, body: unknown) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const times = { secret: undefined, sentAt: 0, durationMs: 1 };
  const ask = { input: {}, expects: "answer" } as const;
  return replyOf({ name, endpoint: endpointOf(name) }, ask, { status: 200, headers: {}, text }, times);
}

/** A signed-in visit at `url`, to which these calls have been answered. */
export function visitOf(
  answers: Partial<Record<EndpointName, unknown>>,
  brand?: Brand,
  url = "http://127.0.0.1:9",
  more: Partial<Target> = {},
): Visit {
  const member = {
    username: "0812345678",
    password: undefined,
    token: "token-1",
    address: undefined,
    origin: undefined,
    giftKey: undefined,
    giftLink: undefined,
    writes: false,
  };
  const pace = { timeoutMs: 5_000, slowMs: 2_000, settleMs: 1 };
  const visit = new Visit({ url, chatUrl: url, brand, ...member, pace, ...more }, new Secrets());
  for (const [name, body] of Object.entries(answers)) visit.replies.push(replyTo(name as EndpointName, body));
  return visit;
}

/** A wallet with so many open games. */
export function walletWith(games: number, more: object = {}) {
  const slot = { category: "slot", isActive: true, amount: 1 };
  const slots = Array.from({ length: games }, (_, index) => ({ ...slot, code: `G${index}`, name: "Game" }));
  return {
    profile: { _id: "m1", username: "0812345678", name: "Name" },
    wallet: { amount: 10 },
    slots,
    ...more,
  };
}
