import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindNames } from "~/money/kinds/index.server";
import { endingLogs, logText, TRACED } from "../../../tests/support/trace-logs";
import type { Happening } from "./happening";
import { isOperation } from "./operations";
import { createLineReader } from "./read-line";
import { storyOf } from "./story";
import { storyText } from "./story-text";

const page = readFileSync("docs/support.md", "utf8");

/** What the command prints for these lines, where no store is asked. */
function told(log: string): string {
  const reader = createLineReader(TRACED);
  const read = log.split("\n").map((line) => reader.read(line));
  const story = storyOf(
    TRACED,
    read.filter((one): one is Happening => one !== null),
    { kind: "absent" },
  );
  return story ? storyText(story) : "";
}

test.each(Object.keys(endingLogs))(
  "support's page shows an operation that ended as %s as it is told",
  (ending) => {
    expect(page).toContain(`\`\`\`text\n${told(logText(endingLogs[ending] ?? []))}\`\`\``);
  },
);

test("support's page shows no story that the command would not tell", () => {
  expect(page.match(/```text\n/g)).toHaveLength(Object.keys(endingLogs).length);
});

test("every kind of operation has a name for support", () => {
  expect(kindNames.filter((name) => !isOperation(name))).toEqual([]);
});
