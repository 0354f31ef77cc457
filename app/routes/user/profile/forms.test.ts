import { describe, expect, it } from "vitest";
import { passwordForm, profileForm } from "./forms";

const faultsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);

describe("a new password", () => {
  it("has to be typed the same twice [5.20 5.22]", () => {
    const typed = { oldPassword: "old", newPassword: "one", confirmPassword: "other" };
    expect(faultsOf(passwordForm.safeParse(typed))).toEqual(["confirmPassword fields:password.different"]);
    expect(passwordForm.safeParse({ ...typed, confirmPassword: "one" }).success).toBe(true);
  });

  it("is asked for in all three fields: each empty one says so itself [5.19]", () => {
    const required = ["oldPassword", "newPassword", "confirmPassword"].map(
      (name) => `${name} fields:required`,
    );
    expect(faultsOf(passwordForm.safeParse({}))).toEqual(required);
    expect(faultsOf(passwordForm.safeParse({ oldPassword: "old", confirmPassword: "one" }))).toEqual([
      "newPassword fields:required",
    ]);
  });
});

describe("a profile", () => {
  const form = profileForm({ banks: { englishOnlyNames: ["KTB"] } });
  const typed = { name: "มะลิ", bankCode: "KTB", bankAccountName: " mali  jaidee ", bankAccountNo: "123-4" };

  it("goes to the operator in capitals and digits", () => {
    expect(form.parse(typed)).toEqual({ ...typed, bankAccountName: "MALI JAIDEE", bankAccountNo: "1234" });
  });

  it("has an English account name at the banks that want one, whatever else is missing [5.21]", () => {
    const thai = { ...typed, bankAccountName: "มะลิ ใจดี" };
    const wanted = "bankAccountName fields:bankAccountName.english";
    expect(faultsOf(form.safeParse(thai))).toEqual([wanted]);
    expect(faultsOf(form.safeParse({ ...thai, name: undefined }))).toContain(wanted);
    expect(faultsOf(form.safeParse({ ...thai, bankCode: "SCB" }))).toEqual([]);
    expect(faultsOf(form.safeParse({ ...typed, bankAccountName: undefined }))).toEqual([
      "bankAccountName fields:required",
    ]);
  });
});
