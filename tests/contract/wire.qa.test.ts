import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { endpointOf, type TestMember } from "./operator-under-test";
import { caller, served, validCall } from "./wire-calls";
import { varieties } from "./wire-varieties";

const operator = sharedOperator();
let member: TestMember;
beforeAll(async () => {
  member = await operator.member(caller);
});
afterEach(() => operator.control("DELETE", "/wire"));

describe.each(Object.entries(varieties))("with the wire variety: %s", (_, variety) => {
  it.each(served)("%s answers over HTTP as the contract says", async (name) => {
    const vary = () => operator.control("POST", "/wire", variety);
    const { status, body } = await validCall(operator, member, name, vary);
    expect({ status, ...endpointOf(name).response.safeParse(body) }).toMatchObject({
      status: 200,
      success: true,
    });
  });
});
