import { expect, it } from "vitest";
import { runCommand } from "../run-command";

it.each([
  [["preview"], "Which brand"],
  [["preview", "siam-gold", "lanxang"], "Which brand"],
  [["preview", "siam-gold", "--port", "high"], "Which brand"],
  [["preview", "siam-gold", "--port", "70000"], "Which brand"],
  [["preview", "siam-gold", "--publish"], "--publish"],
  [["preview", "siam-gold", "--beside", "old/siam-gold.json"], "the same name"],
])("says what is wrong with %j before it starts anything", async (words, said) => {
  let stdout = "";
  const isWell = await runCommand(words, (text) => {
    stdout += text;
  });
  expect(isWell).toBe(false);
  expect(stdout).toContain(said);
});
