import { type EndpointName, endpoints } from "schemas/contract";
import { describe, expect, it } from "vitest";
import { lostAnswers, type Presentation, presentations } from "~/errors/presentation.server";
import { TooOften } from "~/errors/wait.server";
import { OperatorError, Overloaded, type Reached } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { contextWith } from "../../tests/support/request-context";
import { failureReply } from "./failure-reply.server";

const context = contextWith({ locale: "en" });
const t = context.texts.t("en");
const failed = (endpoint: EndpointName, reached: Reached = "refused", message = "NO_DATA") =>
  new OperatorError(message, { endpoint, reached });
const effectOf = (name: EndpointName) => endpoints.find((row) => row.name === name)?.endpoint.effect;

describe("section 8 as one table", () => {
  it("has every call of the contract", () => {
    expect(Object.keys(presentations).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it("keeps silent what is silent, only logs wallet and refresh, and says in their panel what the screens are for", () => {
    const shown = (name: EndpointName): Presentation => presentations[name];
    for (const name of ["lookup.deposit", "lookup.agreements", "invite.list", "refund.list"] as const) {
      expect(shown(name)).toBe("silent");
    }
    for (const name of ["lookup.banks", "lookup.sources", "lookup.conditions", "statement.slips"] as const) {
      expect(shown(name)).toBe("silent");
    }
    for (const name of ["wallet.activate", "wallet.resetPassword"] as const)
      expect(shown(name)).toBe("silent");
    for (const name of ["wallet.get", "wallet.refreshSlots"] as const) expect(shown(name)).toBe("logged");
    for (const name of ["bonus.list", "statement.list", "spinwheel.setup"] as const)
      expect(shown(name)).toBe("alert");
  });

  it("shows money on its outcome page, but for what is granted in a dialog or at its form", () => {
    const money = endpoints.map(({ name }) => name).filter((name) => effectOf(name) === "money");
    const elsewhere = money.filter((name) => presentations[name] !== "page");
    expect(Object.fromEntries(elsewhere.map((name) => [name, presentations[name]]))).toEqual({
      "bonus.activate": "dialog",
      "bonus.clear": "dialog",
      "promotion.activate": "dialog",
      "spinwheel.spin": "alert",
      "spinwheel.claim": "alert",
    });
  });

  it("knows what a lost answer of every change means", () => {
    const changes = endpoints.filter(({ endpoint }) => endpoint.effect === "change").map(({ name }) => name);
    expect(Object.keys(lostAnswers).sort()).toEqual(changes.sort());
  });
});

describe("what a form says of a failure", () => {
  it("is the text of the code at the form, in a red toast, or in a dialog with title and message [8.02 8.04 8.08]", () => {
    const text = context.texts.anyKey("en")("errors:NO_DATA");
    expect(failureReply(failed("account.updateProfile"), context)).toEqual({ text, init: { status: 400 } });
    expect(failureReply(failed("qrcode.create"), context)).toEqual({
      message: { as: "toast", tone: "negative", text },
      init: { status: 400 },
    });
    expect(failureReply(failed("bonus.clear"), context)).toEqual({
      message: { as: "dialog", title: t("bonus:outcome.clear.refused"), text },
      init: { status: 400 },
    });
  });

  it("is nothing where section 8 is silent [8.06]", () => {
    for (const name of ["wallet.activate", "wallet.resetPassword", "wallet.refreshSlots"] as const) {
      expect(failureReply(failed(name), context)).toEqual({ init: { status: 400 } });
    }
  });

  it("is said of every read that an action needs, however a page presents it", () => {
    for (const { name } of endpoints.filter(({ name }) => effectOf(name) === "read")) {
      expect(failureReply(failed(name, "not-sent"), context).text).toBeTruthy();
    }
  });

  it("is that it may have happened, and how to see, where the answer of a change got lost", () => {
    const lost = (name: EndpointName) =>
      failureReply(failed(name, "unknown", "INTERNAL_SERVER_ERROR"), context);
    expect(lost("account.changePassword")).toEqual({ text: t("form:lost.password"), init: { status: 502 } });
    expect(lost("account.updateProfile").text).toBe(t("form:lost.saved"));
    expect(lost("account.updateBankAccountName").text).toBe(t("form:lost.saved"));
    expect(lost("account.login").text).toBe(context.texts.anyKey("en")("errors:INTERNAL_SERVER_ERROR"));
    expect(failureReply(failed("account.changePassword", "not-sent"), context).text).not.toBe(
      t("form:lost.password"),
    );
  });

  it("is the wait over a limit, and a pause without the store", () => {
    expect(failureReply(new TooOften(42), context)).toMatchObject({
      text: expect.stringContaining("42"),
      init: { status: 429, headers: { "retry-after": "42" } },
    });
    expect(failureReply(new StoreUnavailable("away"), context).init.status).toBe(503);
    expect(failureReply(new Overloaded("wallet.get"), context)).toEqual({
      text: t("public:error.overloadedText"),
      init: { status: 503 },
    });
  });

  it("is none of our own faults and of orders: those are thrown on", () => {
    for (const thrown of [new TypeError("ours"), new Response(null, { status: 302 })]) {
      expect(() => failureReply(thrown, context)).toThrow();
    }
  });
});
