import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { askOn, Ended } from "./ask";

it("a question shows its fallback, and takes Enter for it", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ask = askOn(input, output);
  const first = ask("The brand's name", "Moon");
  input.write("\n");
  expect(await first).toBe("Moon");
  const second = ask("Its look", "midnight");
  input.write(" paper \nyes\n");
  expect(await second).toBe("paper");
  expect(await ask("For Laos", "no")).toBe("yes");
  expect(String(output.read())).toContain("The brand's name [Moon] ");
  const third = ask("Its currency", "THB");
  input.end();
  await expect(third).rejects.toThrow(Ended);
});
