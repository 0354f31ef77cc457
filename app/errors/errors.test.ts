import { isRouteErrorResponse } from "@remix-run/react";
import { type ErrorCode, errorCodes } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import { resources } from "~/i18n/texts.server";
import { OperatorError } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { contextWith } from "../../tests/support/request-context";
import { rejection } from "../../tests/support/rows";
import { errorText, textOfFailure } from "./error-text.server";
import { failure, needed } from "./failure.server";
import { waitInit, waitText } from "./wait.server";

const failed = (message: string) =>
  new OperatorError(message, { endpoint: "wallet.transfer", reached: "refused", status: 400 });

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
      "gone",
    ];
    for (const text of raw) expect(errorText(context, text)).toBe(text);
  });

  it("is the brand's own where its config has one", () => {
    const texts = { en: { "errors:NO_BANK": "Add your bank first" } };
    const context = contextWith({ locale: "en", brand: { texts } });
    expect(textOfFailure(context, failed("NO_BANK"))).toBe("Add your bank first");
  });

  it("is for the operator's errors only: anything else is thrown on", () => {
    const fault = new TypeError("ours");
    expect(() => textOfFailure(contextWith(), fault)).toThrow(fault);
    const redirect = new Response(null, { status: 302 });
    expect(() => textOfFailure(contextWith(), redirect)).toThrow();
  });
});

/** What Remix makes of a thrown `data()`: the page's status and what the error screen is told. */
function shown(thrown: unknown) {
  const { data, init } = thrown as ReturnType<typeof failure>;
  return { data, status: init?.status };
}

describe("a page that cannot be shown", () => {
  it.each([
    ["operator", 502],
    ["unavailable", 503],
    ["notFound", 404],
  ] as const)("says why (%s) with status %i, and a reference", (kind, status) => {
    expect(shown(failure(kind, contextWith()))).toEqual({ data: { kind, reference: "request-1" }, status });
  });

  it("is what a failed call or a store that is away becomes, where the page needs the answer", async () => {
    const context = contextWith();
    const outcome = async (error: unknown) => shown(await rejection(needed(Promise.reject(error), context)));
    expect(await outcome(failed("INTERNAL_SERVER_ERROR"))).toMatchObject({ status: 502 });
    expect(await outcome(new StoreUnavailable("away"))).toMatchObject({ status: 503 });
    expect(await needed(Promise.resolve("answer"), context)).toBe("answer");
  });

  it("is not made of orders and of faults of our own: those are passed on", async () => {
    for (const thrown of [new Response(null, { status: 302 }), new TypeError("ours")]) {
      expect(await rejection(needed(Promise.reject(thrown), contextWith()))).toBe(thrown);
    }
  });

  it("never tells the operator's text: it is for the log", async () => {
    const thrown = await rejection(needed(Promise.reject(failed("canary")), contextWith()));
    expect(JSON.stringify(thrown)).not.toContain("canary");
    expect(isRouteErrorResponse(thrown)).toBe(false);
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
