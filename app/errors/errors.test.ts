import { type ErrorCode, errorCodes } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import { resources } from "~/i18n/texts.server";
import { OperatorError, Overloaded } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { contextWith } from "../../tests/support/request-context";
import { rejection } from "../../tests/support/rows";
import { errorText } from "./error-text.server";
import { failure } from "./failure.server";
import { orErrorPage, orPanel, ownOrPanel } from "./or-error-page.server";
import { waitInit, waitText } from "./wait.server";

const failed = (message: string) =>
  new OperatorError(message, { endpoint: "wallet.transfer", reached: "refused", status: 400 });

const broken = new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "wallet.get", reached: "unknown" });

describe("the text of an error [8.01]", () => {
  it("is the localized one for every code, in every language", () => {
    for (const locale of locales) {
      const context = contextWith({ locale });
      const codes = Object.keys(resources[locale].errors) as ErrorCode[];
      expect(codes).toHaveLength(errorCodes.length);
      for (const code of codes) expect(errorText(context, code)).toBe(resources[locale].errors[code]);
    }
  });

  it("is the operator's own where there is none, raw", () => {
    const context = contextWith({ locale: "en" });
    const raw = [
      "ระบบปิดปรับปรุง",
      "error",
      "login",
      "a.b.c",
      "Failed: try {{later}}",
      "<b>x</b>",
      "NEW_CODE",
      "Gone",
    ];
    for (const text of raw) expect(errorText(context, text)).toBe(text);
  });

  it("is a sentence for an instruction, in every language", () => {
    for (const locale of locales) {
      const context = contextWith({ locale });
      const { errors, public: texts } = resources[locale];
      expect(errorText(context, "invalid-token")).toBe(errors.UNAUTHORIZED);
      expect(errorText(context, "gone")).toBe(texts.terminated.text);
    }
  });

  it("is the brand's own where its config has one", () => {
    const texts = { en: { "errors:NO_BANK": "Add your bank first" } };
    const context = contextWith({ locale: "en", brand: { texts } });
    expect(errorText(context, "NO_BANK")).toBe("Add your bank first");
  });
});

/** The page's status and the error screen's data, as Remix derives them from a thrown `data()`. */
function shown(thrown: unknown) {
  const { data, init } = thrown as ReturnType<typeof failure>;
  return { data, status: init?.status };
}

describe("a page that cannot be shown", () => {
  it.each([
    ["operator", 502],
    ["unread", 503],
    ["notFound", 404],
  ] as const)("says why (%s) with status %i, and a reference", (kind, status) => {
    expect(shown(failure(kind, contextWith()))).toEqual({ data: { kind, reference: "request-1" }, status });
  });

  it("is what a failed call or a store that is away becomes, where the page needs the answer", async () => {
    const context = contextWith();
    const outcome = async (error: unknown) =>
      shown(await rejection(orErrorPage(Promise.reject(error), context)));
    expect(await outcome(failed("INTERNAL_SERVER_ERROR"))).toMatchObject({ status: 502 });
    expect(await outcome(new StoreUnavailable("away"))).toMatchObject({ status: 503 });
    expect(await orErrorPage(Promise.resolve("answer"), context)).toBe("answer");
  });

  it("is not made of orders and of faults of our own: those are passed on", async () => {
    for (const thrown of [new Response(null, { status: 302 }), new TypeError("ours")]) {
      expect(await rejection(orErrorPage(Promise.reject(thrown), contextWith()))).toBe(thrown);
    }
  });

  it("says what the operator says where it refuses the read, and nothing of a broken answer [8.01]", async () => {
    const context = contextWith({ locale: "en" });
    const textOf = async (error: OperatorError) => {
      const { data } = (await rejection(orErrorPage(Promise.reject(error), context))) as ReturnType<
        typeof failure
      >;
      return data.text;
    };
    for (const code of ["INACTIVE_USER", "REQUEST_LIMIT"] as const) {
      expect(await textOf(failed(code))).toBe(resources.en.errors[code]);
    }
    expect(await textOf(failed("ปิดปรับปรุง"))).toBe("ปิดปรับปรุง");
    expect(await textOf(failed("x".repeat(5_000)))).toHaveLength(500);
    expect(await textOf(broken)).toBeUndefined();
  });
});

describe("a panel that a page can be drawn without", () => {
  it("has its answer, or the operator's reason; orders still end the request", async () => {
    const context = contextWith({ locale: "en" });
    expect(await orPanel(Promise.resolve(1), context)).toEqual({ value: 1 });
    const refused = await orPanel(Promise.reject(failed("INACTIVE_USER")), context);
    expect(refused).toEqual({
      value: null,
      code: "INACTIVE_USER",
      reason: resources.en.errors.INACTIVE_USER,
    });
    expect(await orPanel(Promise.reject(broken), context)).toEqual({ value: null, reason: undefined });
    const order = new Response(null, { status: 302 });
    expect(await rejection(orPanel(Promise.reject(order), context))).toBe(order);
  });
});

describe("a panel of what a page is for", () => {
  it("has the operator's reason too, but the whole page is refused while calls are shed", async () => {
    const context = contextWith({ locale: "en" });
    expect(await ownOrPanel(Promise.resolve(1), context)).toEqual({ value: 1 });
    const refused = await ownOrPanel(Promise.reject(failed("INACTIVE_USER")), context);
    expect(refused).toMatchObject({ value: null, reason: resources.en.errors.INACTIVE_USER });
    const shed = await rejection(ownOrPanel(Promise.reject(new Overloaded("bonus.list")), context));
    expect(shown(shed)).toMatchObject({ data: { kind: "overloaded" }, status: 503 });
    const order = new Response(null, { status: 302 });
    expect(await rejection(ownOrPanel(Promise.reject(order), context))).toBe(order);
  });
});

describe("a wait", () => {
  it("is said in seconds, and from two minutes on in minutes, rounded up", () => {
    const text = (seconds: number) => waitText(seconds, contextWith({ locale: "en" }));
    expect(text(1)).toContain(" 1 ");
    expect(text(119)).toContain("119");
    expect(text(120)).toContain(" 2 ");
    expect(text(121)).toContain(" 3 ");
    for (const locale of locales) {
      expect(waitText(59, contextWith({ locale }))).toContain("59");
      expect(waitText(900, contextWith({ locale }))).toContain("15");
    }
  });

  it("is told to programs as well", () => {
    expect(waitInit(42)).toEqual({ status: 429, headers: { "retry-after": "42" } });
  });
});
