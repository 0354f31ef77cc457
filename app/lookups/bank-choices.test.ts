import { expect, test } from "vitest";
import { contextWith } from "../../tests/support/request-context";
import { bankChoices } from "./bank-choices.server";

const context = contextWith({
  lookups: {
    get: async () => ({
      banks: [
        { code: "XYZ", nameTH: "ธนาคารตัวอย่าง" },
        { code: "kbank", nameTH: "ธนาคารของผู้ให้บริการ" },
      ],
    }),
  },
});

test("the banks to choose from are the operator's: its codes, and its names where the brand's file has none [3.04]", async () => {
  expect(await bankChoices(context)).toEqual({
    isListed: true,
    banks: [
      { value: "XYZ", label: "ธนาคารตัวอย่าง" },
      { value: "kbank", label: "กสิกรไทย" },
    ],
  });
});
