import { expect, test } from "vitest";
import { contextWith } from "../../tests/support/request-context";
import { readMessage } from "./outgoing.server";

const context = contextWith();
const media = (url: string, filePath: string) =>
  readMessage(
    JSON.stringify({ message_type: "media", payload: { url, fileType: "image", filePath } }),
    context,
  );

test("a file's message names one path, because its proof is of one", () => {
  expect(media("chat-files/1.png", "chat-files/1.png")).toBeDefined();
  expect(media("chat-files/1.png", "https://elsewhere.example/x.png")).toBeUndefined();
  expect(media("chat-files/1.png", "")).toBeUndefined();
});

test("a tapped button's payload is no longer than one that the operator may give a button", () => {
  const tapped = (payload: unknown) =>
    readMessage(JSON.stringify({ message_type: "postback", payload: { title: "Yes", payload } }), context);
  for (const payload of ["yes", { more: [1, null, "a".repeat(3_900)] }])
    expect(tapped(payload)).toBeDefined();
  for (const payload of ["a".repeat(4_000), Array(20_000).fill("")]) expect(tapped(payload)).toBeUndefined();
});
