import { expect, it } from "vitest";
import { namePartsOf } from "./name-parts";

it.each([
  ["Mali Jaidee", { firstName: "Mali", lastName: "Jaidee" }],
  [" สมชาย  ใจดี ณ อยุธยา ", { firstName: "สมชาย", lastName: "ใจดี ณ อยุธยา" }],
  ["ສົມພອນ", { firstName: "ສົມພອນ" }],
])("the name %j fills in the account holder's names", (name, parts) =>
  expect(namePartsOf(name)).toEqual(parts),
);
