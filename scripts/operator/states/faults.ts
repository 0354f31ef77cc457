import type { EndpointName } from "schemas/contract";
import type { Stage } from "./state";

type Prepare = (stage: Stage) => Promise<unknown>;

function fault(endpoint: EndpointName, more: object): Prepare {
  return ({ sandbox, member: { username } }) => sandbox.post("/faults", { endpoint, username, ...more });
}

/** The operator's call fails with 500 for this member. */
export function fails(endpoint: EndpointName): Prepare {
  return fault(endpoint, { kind: "status", status: 500 });
}

/** The operator refuses the call with this code. */
export function refuses(endpoint: EndpointName, message: string): Prepare {
  return fault(endpoint, { kind: "status", status: 400, body: { message } });
}

/** The operator answers with this body, whatever its books say. */
export function answers(endpoint: EndpointName, body: object): Prepare {
  return fault(endpoint, { kind: "status", status: 200, body });
}

/** The operator takes the call and does not answer until the picture is taken. */
export function hangs(endpoint: EndpointName): Prepare {
  return fault(endpoint, { kind: "hang", when: "after" });
}

/** The connection breaks before the operator has read the call, so that nobody knows what became of it. */
export function drops(endpoint: EndpointName): Prepare {
  return fault(endpoint, { kind: "reset-before" });
}

/** Sets what a control endpoint of the sandbox takes, for this member. */
export function set(path: `/${string}`, body: object | ((money: Stage["money"]) => object)): Prepare {
  return ({ sandbox, member: { username }, money }) =>
    sandbox.post(path, { username, ...(typeof body === "function" ? body(money) : body) });
}

/** What a control endpoint below the member takes: `coupons`, `flags`, `invitees`. */
export function give(what: string, body: object | ((money: Stage["money"]) => object)): Prepare {
  return ({ sandbox, member: { username }, money }) =>
    sandbox.post(`/members/${username}/${what}`, typeof body === "function" ? body(money) : body);
}
