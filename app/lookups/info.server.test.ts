import { expect, it } from "vitest";
import { OperatorError } from "~/operator/error";
import { contextWith } from "../../tests/support/request-context";
import { rejection } from "../../tests/support/rows";
import { operatorName } from "./info.server";

const name = { th: "จันทร์", lo: "ຈັນ", en: "Moon" };

it("is the look-up's, or the config's in the member's language when that fails or is empty", async () => {
  const named = (answer: Promise<{ name: string }>) =>
    contextWith({ brand: { name }, locale: "lo", lookups: { get: () => answer } });
  const failed = new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "lookup.info", reached: "unknown" });
  expect(await operatorName(named(Promise.resolve({ name: "Siam" })))).toBe("Siam");
  expect(await operatorName(named(Promise.resolve({ name: "" })))).toBe("ຈັນ");
  expect(await operatorName(named(Promise.reject(failed)))).toBe("ຈັນ");
});

it("is not asked of a terminated service: any call's `gone` ends at /terminated", async () => {
  const gone = new OperatorError("gone", { endpoint: "lookup.info", reached: "refused" });
  const context = contextWith({ lookups: { get: () => Promise.reject(gone) } });
  const order = (await rejection(operatorName(context))) as Response;
  expect([order.status, order.headers.get("location")]).toEqual([302, "/terminated"]);
});
