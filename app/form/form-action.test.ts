import type { EndpointName } from "schemas/contract";
import { passwordField } from "schemas/fields";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { TooOften } from "~/errors/wait.server";
import { resources } from "~/i18n/texts.server";
import { OperatorError, Overloaded, type Reached } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { sent } from "../../tests/support/form-posts";
import { formFor } from "./form-action.server";

const schema = z.object({ name: z.string({ error: "fields:required" }), password: passwordField });
const typed = { name: "Mali", password: "canary-secret", intent: "canary-intent" };
const signedIn = formFor(async () => ({ who: "Mali" }));
const done = new Response(null, { status: 303 });

const failed = (endpoint: EndpointName, reached: Reached, message: string, status?: number) =>
  new OperatorError(message, { endpoint, reached, status });

describe("a form's action", () => {
  it("runs what is right, once the guard has let it, with the form's intent", async () => {
    const seen: unknown[] = [];
    const action = signedIn({
      schema,
      run: async (value, { who, token }) => {
        seen.push(value, who, token);
        return done;
      },
    });
    expect((await sent(action, typed)).response).toBe(done);
    expect(seen).toEqual([{ name: "Mali", password: "canary-secret" }, "Mali", "canary-intent"]);
    const closed = formFor(async () => Promise.reject(done));
    await expect(sent(closed({ schema, run: async () => done }), typed)).rejects.toBe(done);
  });

  it("says what is wrong with which field, and runs nothing", async () => {
    const { body, status } = await sent(signedIn({ schema, run: () => Promise.reject(new Error("ran")) }), {
      password: "canary-secret",
    });
    expect(status).toBe(400);
    expect(body?.result.error).toEqual({ name: [resources.en.fields.required] });
    expect(JSON.stringify(body)).not.toContain("canary");
  });

  it("keeps what was typed, but no secret, when the operator refuses, a look-up fails or the store is away", async () => {
    const failures: [unknown, number][] = [
      [failed("account.updateProfile", "refused", "INVALID_BANK"), 400],
      [failed("account.profile", "not-sent", "INTERNAL_SERVER_ERROR"), 502],
      [new StoreUnavailable("away"), 503],
    ];
    for (const [failure, expected] of failures) {
      const { body, status } = await sent(signedIn({ schema, run: () => Promise.reject(failure) }), typed);
      expect(status).toBe(expected);
      expect(body?.result.initialValue).toEqual({ name: "Mali" });
      expect(body?.result.error?.[""]).toHaveLength(1);
      expect(JSON.stringify(body)).not.toContain("canary");
    }
  });

  it("does not say of a form that is sent again that nothing was sent, where nobody has looked", async () => {
    const undecided = [
      new StoreUnavailable("away"),
      new TooOften(9),
      new Overloaded("wallet.get"),
      failed("wallet.get", "unknown", "INTERNAL_SERVER_ERROR"),
    ];
    for (const thrown of undecided) {
      const action = signedIn({ schema, run: () => Promise.reject(thrown) });
      await expect(sent(action, { ...typed, again: "1" })).rejects.toMatchObject({
        data: { kind: "unread" },
      });
    }
    const refused = signedIn({
      schema,
      run: () => Promise.reject(failed("wallet.transfer", "refused", "X")),
    });
    const { status, body } = await sent(refused, { ...typed, again: "1" });
    expect([status, body?.result.initialValue]).toEqual([400, { name: "Mali" }]);
  });

  it("passes on the operator's orders and faults of our own", async () => {
    for (const thrown of [done, new TypeError("ours")]) {
      const action = signedIn({ schema, run: () => Promise.reject(thrown) });
      await expect(sent(action, typed)).rejects.toBe(thrown);
    }
  });

  it("shows a refusal of ours at the form or at a field, as stale where it has to be drawn anew", async () => {
    const refuse = (refusal: object) => signedIn({ schema, run: async () => ({ text: "No", ...refusal }) });
    expect((await sent(refuse({}), typed)).body?.result.error).toEqual({ "": ["No"] });
    expect((await sent(refuse({ field: "name" }), typed)).body?.result.error).toEqual({ name: ["No"] });
    expect((await sent(refuse({ isStale: true }), typed)).body?.isStale).toBe(true);
  });

  it("answers on the same page where that was asked for", async () => {
    const { body, status } = await sent(
      signedIn({ schema, run: async () => ({ answer: { pin: 1 } }) }),
      typed,
    );
    expect([status, body?.answer, body?.result.status]).toEqual([200, { pin: 1 }, undefined]);
  });

  it("says the wait over a limit and runs nothing; an attempt is forgiven unless the operator answers it", async () => {
    const over = signedIn({ schema, limit: async () => 42, run: () => Promise.reject(new Error("ran")) });
    const { status, headers, body } = await sent(over, typed);
    expect([status, headers?.get("retry-after")]).toEqual([429, "42"]);
    expect(body?.result.error?.[""]?.[0]).toContain("42");

    const forgiven = async (run: () => Promise<Response>) => {
      let count = 0;
      const forgive = async () => {
        count += 1;
      };
      const attempt = { wait: null, forgive };
      await sent(signedIn({ schema, limit: async () => attempt, run }), typed);
      return count;
    };
    const refused = failed("account.login", "refused", "WRONG_PASSWORD", 400);
    const unclear = failed("account.login", "unknown", "INTERNAL_SERVER_ERROR", 401);
    const lost = failed("account.login", "unknown", "INTERNAL_SERVER_ERROR");
    expect(await forgiven(async () => done)).toBe(1);
    expect(await forgiven(() => Promise.reject(refused))).toBe(0);
    expect(await forgiven(() => Promise.reject(unclear))).toBe(0);
    expect(await forgiven(() => Promise.reject(lost))).toBe(1);
  });

  it("sends along what belongs to a refused form, and leads elsewhere where that puts it right", async () => {
    const failure = failed("account.register", "refused", "EXISTING_USER");
    const action = signedIn({
      schema,
      run: () => Promise.reject(failure),
      onRefusal: async ({ failure: given, who }) => {
        expect(given).toBe(failure);
        return { headers: { "set-cookie": `draft=${who}` }, answer: { wait: 3 } };
      },
    });
    const { headers, body } = await sent(action, typed);
    expect([headers?.get("set-cookie"), body?.answer]).toEqual(["draft=Mali", { wait: 3 }]);
    const leading = signedIn({
      schema,
      run: () => Promise.reject(failure),
      onRefusal: () => Promise.reject(done),
    });
    await expect(sent(leading, typed)).rejects.toBe(done);
  });

  it("answers with what failed where a refusal cannot be told, and leads elsewhere where that puts it right", async () => {
    const lost = failed("lookup.info", "unknown", "INTERNAL_SERVER_ERROR");
    const refusing = (cause: unknown) =>
      signedIn({
        schema,
        run: async () => ({ text: "No" }),
        onRefusal: async ({ failure }) => (failure === undefined ? Promise.reject(cause) : undefined),
      });
    expect((await sent(refusing(lost), typed)).body?.result.error).toHaveProperty("");
    await expect(sent(refusing(done), typed)).rejects.toBe(done);
  });
});

describe("a form that is looked at before it acts", () => {
  const reviewed = signedIn({
    schema: z.object({ amount: z.string({ error: "fields:required" }), link: z.string().optional() }),
    review: async ({ amount }) => (amount === "0" ? { text: "Too little" } : { gets: `${amount}.00` }),
    run: async () => done,
  });

  it("answers with the facts and all that has to be sent again; only `do=confirm` runs it", async () => {
    for (const pressed of ["review", "", "withdraw"]) {
      const { body, status } = await sent(reviewed, { amount: "5", link: "l", intent: "i", do: pressed });
      expect(status).toBe(200);
      expect(body?.review).toEqual({ facts: { gets: "5.00" }, values: { amount: "5", link: "l" } });
    }
    expect((await sent(reviewed, { amount: "5", do: "confirm" })).response).toBe(done);
  });

  it("is judged again when it is confirmed, and goes back to the fields with what was typed", async () => {
    expect((await sent(reviewed, { do: "confirm" })).body?.result.error).toHaveProperty("amount");
    const back = await sent(reviewed, { amount: "5", do: "edit" });
    expect(back.body?.review).toBeUndefined();
    expect(back.body?.result).toMatchObject({ initialValue: { amount: "5" }, status: undefined });
    expect((await sent(reviewed, { amount: "0" })).body?.result.error).toEqual({ "": ["Too little"] });
  });
});
