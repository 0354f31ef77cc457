import { expect, test } from "vitest";
import { contextWith } from "../../../../../tests/support/request-context";
import { zoneName } from "./zone.server";

const nameOf = (timeZone: string, locale: "th" | "lo" | "en" = "th") =>
  zoneName(0, contextWith({ locale, brand: { timeZone } }));

test("a zone is called as people call it, elsewhere by its distance", () => {
  expect(nameOf("Asia/Bangkok")).toBe("เวลาไทย");
  expect(nameOf("Asia/Vientiane", "lo")).toBe("ເວລາລາວ");
  expect(nameOf("Asia/Kathmandu")).toBe("UTC+5:30");
  expect(nameOf("America/New_York")).toBe("UTC-5");
  expect(nameOf("UTC")).toBe("UTC+0");
});
