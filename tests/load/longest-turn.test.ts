import { test } from "vitest";
import { endpointOf } from "../contract/operator-under-test";
import { downloadStatement } from "../support/csv-download";
import { fileOf } from "../support/files";
import { costlyHtml, fullOfRows, fullOfText, statementRow } from "../support/full-answers";
import { expectShortTurns, FEW, SLIP_BYTES, turnStage } from "../support/longest-turns";
import { MEGABYTE } from "../support/resident-bytes";
import { drawSlip, postSlip } from "../support/slips";

const stage = turnStage();

const buttonWith = (payload: string) => ({ title: "x", type: "postback", payload });

test("the largest page of a statement, of 10,000 entries or of a whole one in a single answer", async () => {
  await expectShortTurns(stage, "100 of 10,000 entries", () => stage.open("/user/statement?page=5"));
  stage.replaced.say({
    "/api/statement": fullOfRows(
      "statement.list",
      (rows) => rows,
      () => statementRow,
    ),
  });
  await expectShortTurns(stage, "a megabyte of entries", () => stage.open("/user/statement"));
  stage.replaced.say({});
});

test("the file of a statement of 10,000 entries", async () => {
  const download = async () => {
    const { lines, bytes } = await downloadStatement(stage.visitor);
    return `${lines} lines, ${bytes}`;
  };
  await expectShortTurns(stage, "CSV", download, FEW);
});

test.each(["prose", "wrong closing tags", "links"] as const)("2 MB of operator HTML: %s", async (kind) => {
  const most = endpointOf("promotion.current").maxBytes;
  for (const bytes of [most, 2 * MEGABYTE]) {
    await expectShortTurns(stage, `${bytes} bytes of ${kind}`, (run) => {
      // Each time another text, because what was sanitised is known.
      const wrap = (html: string) => ({ promotion: { code: "A", description: run + html } });
      stage.replaced.say({ "/api/promotion/current": fullOfText(bytes, wrap, costlyHtml[kind]) });
      return stage.open("/user/bonus");
    });
  }
  stage.replaced.say({});
});

test.each([
  ["texts", { message_type: "text", payload: { message: '"'.repeat(20_000) } }],
  ["buttons", { message_type: "buttons", payload: { buttons: [buttonWith("<".repeat(20_000))] } }],
  ["lists", { message_type: "postback", payload: { title: "x", payload: Array(10_000).fill("") } }],
])("a page of the chat without script, of ten messages that hold the longest %s", async (name, message) => {
  const row = { sender: "staff", message, createdAt: "2026-01-01T00:00:00Z" };
  stage.replaced.say({ "/api/chat/history": JSON.stringify(Array(10).fill(row)) });
  await expectShortTurns(stage, `a chat of ${name}`, () => stage.open("/user/contact/chat"));
  stage.replaced.say({});
});

test.each([SLIP_BYTES, SLIP_BYTES + 1])("an upload of %i bytes, where 20 MB are allowed", async (bytes) => {
  const file = fileOf("png", bytes);
  const upload = async () => {
    const intent = await drawSlip(stage.visitor);
    return String((await postSlip(stage.visitor, intent, file)).status);
  };
  await expectShortTurns(stage, `${bytes} bytes uploaded`, upload, FEW);
});
