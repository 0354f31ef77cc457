import { expect, test } from "vitest";
import { aboutTopic, topicText, withReply } from "./topic";

test("a topic is a line of its own above the message, without what it does not have", () => {
  const topic = { heading: "Withdrawal not made", sum: "2,000.00 baht", reference: "KP-1" };
  expect(topicText(topic)).toBe("Withdrawal not made · 2,000.00 baht · KP-1");
  expect(topicText({ ...topic, sum: undefined })).toBe("Withdrawal not made · KP-1");
  expect(aboutTopic(topicText(topic), "Where is it?")).toBe(
    "Withdrawal not made · 2,000.00 baht · KP-1\nWhere is it?",
  );
  expect(aboutTopic("", "Where is it?")).toBe("Where is it?");
  expect(aboutTopic(" ", " ")).toBe("");
});

test("a tapped reply fills an empty text, takes another reply's place, and loses nothing that was written", () => {
  const replies = ["How long?", "Please cancel"];
  expect(withReply(" ", "How long?", replies)).toBe("How long?");
  expect(withReply("How long? ", "Please cancel", replies)).toBe("Please cancel");
  expect(withReply("Hello. ", "How long?", replies)).toBe("Hello. How long?");
});
