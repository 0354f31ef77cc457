import { expect, it } from "vitest";
import { replyTo, walletWith } from "../../../../tests/support/doctor-visit";
import { valuesHold } from "./values";

function found(name: string) {
  const reply = replyTo("wallet.get", walletWith(0, { profile: { _id: "m", username: "u", name } }));
  return valuesHold(reply).map(({ severity, path }) => `${severity} ${path}`);
}

const twice = (text: string) => Buffer.from(text).toString("latin1");

it.each([
  ["letters that a database has lost", "????? ???"],
  ["Thai that was encoded twice", twice("มะลิ")],
  ["Lao that was encoded twice", twice("ມະລິ")],
  ["Latin that was encoded twice", twice("José")],
  ["Thai as Windows reads it", "à¸¡à¸°à¸¥à¸´"],
])("sees %s in a name", (_, name) => {
  expect(found(name)).toEqual(["costs profile.name"]);
});

it.each(["มะลิ", "ມະລິ", "José à Paris", "Âge", "Who?", "Really??"])("takes %s for a name", (name) => {
  expect(found(name)).toEqual([]);
});
