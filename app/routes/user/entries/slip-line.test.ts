import { satang } from "schemas/amount";
import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { slipLine, slipPicture } from "./slip-line";

const slip = {
  createdAt: 0,
  amount: satang(5_000),
  status: "PENDING",
  note: undefined,
  link: undefined,
  reference: "R1",
};

test("SUCCESS and FAILED are final, anything else is being processed [4.26]", () => {
  const statuses = ["SUCCESS", "FAILED", "PENDING", "", "success"].map(
    (status) => slipLine({ ...slip, status }).status,
  );
  expect(statuses).toEqual(["success", "failed", "processing", "processing", "processing"]);
});

test("every reason code has a next step: another picture, the statement, or people [8.32 8.33 8.34 8.35]", () => {
  const steps = errorGroups.slipReason.map((note) => [
    note,
    slipLine({ ...slip, status: "FAILED", note }).step,
  ]);
  expect(Object.fromEntries(steps)).toEqual({
    UPLOADED_FILE_NOT_EXIST: "upload",
    IMG_SIZE_UNABLE_TO_PROCESS: "upload",
    CANNOT_READ_CROPPED_IMAGE: "upload",
    DEST_ACC_INVALID: "contact",
    SLIP_REFNO_DUPLICATED: "statement",
    UNSTABLE_REFNO_ON_SLIP: "upload",
    TRIPPLE_WRONG_CAPTCHA: "upload",
    INVALID_SLIP: "upload",
    NOT_MATCH: "contact",
    EXPIRED_SLIP: "contact",
    UNKNOW_ERROR: "contact",
  });
});

test("a reason in words of the operator's own leads to people; a good slip has neither reason nor step [3.24]", () => {
  expect(slipLine({ ...slip, status: "FAILED", note: "blurred" })).toMatchObject({
    note: "blurred",
    step: "contact",
  });
  expect(slipLine({ ...slip, status: "FAILED", note: "BONUS_REMAINING" }).step).toBe("contact");
  expect(slipLine({ ...slip, status: "SUCCESS", note: "OK" })).toEqual({
    status: "success",
    amount: 5_000,
    note: undefined,
    step: undefined,
  });
});

test("the picture is found by the slip's reference; without one by its link, where that may be shown", () => {
  const picture = (address?: string) => (address?.startsWith("https:") ? address : undefined);
  const link = "https://pictures.example/1.png";
  expect(slipPicture({ reference: "R/1", link }, picture)).toBe("/files/slip/R%2F1");
  expect(slipPicture({ reference: undefined, link }, picture)).toBe(link);
  expect(slipPicture({ reference: undefined, link: "javascript:alert(1)" }, picture)).toBeUndefined();
});
