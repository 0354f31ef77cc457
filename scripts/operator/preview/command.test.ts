import { expect, it } from "vitest";
import { runCommand } from "../run-command";

it.each([
  [["preview"], "Which brand"],
  [["preview", "siam-gold", "lanxang"], "Which brand"],
  [["preview", "siam-gold", "--port", "high"], "Which brand"],
  [["preview", "siam-gold", "--port", "70000"], "Which brand"],
  [["preview", "siam-gold", "--publish"], "--publish"],
  [["preview", "siam-glod"], 'cannot be read, did you mean "siam-gold"?'],
  [["preview", "siam-gold", "--beside", "nobody"], "nobody.json: 1 fault"],
  [["preview", "siam-gold", "--only", "depsit"], '"depsit" is no part or state, did you mean "deposit"?'],
  [["preview", "siam-gold", "--beside", "config/../config/siam-gold.json"], "the same name"],
])("says what is wrong with %j before it starts anything", async (words, said) => {
  let stdout = "";
  const isWell = await runCommand(words, (text) => {
    stdout += text;
  });
  expect(isWell).toBe(false);
  expect(stdout).toContain(said);
});
