import type { BrandFile } from "schemas/brand";
import { expect, it } from "vitest";
import { OperatorError } from "~/operator/error";
import { contextWith } from "../../tests/support/request-context";
import { rejection } from "../../tests/support/rows";
import { operatorName } from "./operator-name.server";

const failed = new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "lookup.info", reached: "unknown" });

const named = (name: BrandFile["name"], answer: () => Promise<{ name: string }>) =>
  operatorName(contextWith({ brand: { name }, locale: "lo", lookups: { get: answer } }));

it("is the brand's own in the page's language, and nobody is asked", async () => {
  const unasked = () => Promise.reject(new Error("asked"));
  expect(await named({ th: "จันทร์", lo: "ຈັນ", en: "Moon" }, unasked)).toBe("ຈັນ");
  expect(await named("Moon", unasked)).toBe("Moon");
});

it("is the look-up's where the brand has none in that language, or the brand's first if that fails or is empty", async () => {
  const name = { th: "จันทร์", en: "Moon" };
  expect(await named(name, () => Promise.resolve({ name: "ສະຫຍາມ" }))).toBe("ສະຫຍາມ");
  expect(await named(name, () => Promise.resolve({ name: "" }))).toBe("จันทร์");
  expect(await named(name, () => Promise.reject(failed))).toBe("จันทร์");
});

it("is not asked of a terminated service: any call's `gone` ends at /terminated", async () => {
  const gone = new OperatorError("gone", { endpoint: "lookup.info", reached: "refused" });
  const context = contextWith({
    brand: { name: { th: "จันทร์" } },
    locale: "lo",
    lookups: { get: () => Promise.reject(gone) },
  });
  const order = (await rejection(operatorName(context))) as Response;
  expect([order.status, order.headers.get("location")]).toEqual([302, "/terminated"]);
});
