import { errorCodes } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import type { Answer, TestMember } from "./operator-under-test";
import { signedIn, take } from "./scenario-steps";
import { readScenarios, type Scenario } from "./scenario-table";

const operator = sharedOperator();
const scenarios = readScenarios(new URL("../../docs/qa.md", import.meta.url));
const nameOf = ({ who, steps, shows }: Scenario, index: number) =>
  `${index + 1}. ${who}: ${steps.map(({ name }) => name).join(", ")}: ${shows.join(" ")}`;

/** Does what the row says; a caller who gets no answer, or one that is no JSON, sees `no answer`. */
async function played(member: TestMember, { steps }: Scenario): Promise<Answer> {
  const answers: Answer[] = [];
  for (const step of steps.slice(0, -1)) answers.unshift(await take(operator, member, step, answers));
  const last = steps.at(-1);
  if (!last) throw new Error("docs/qa.md: a row without a step");
  return take(operator, member, last, answers).catch((fault: unknown) => {
    if (fault instanceof TypeError || fault instanceof SyntaxError)
      return { status: 0, body: { message: "no answer" } };
    throw fault;
  });
}

async function expectShown(shown: string, { body }: Answer, endpoint: string): Promise<void> {
  if (shown.startsWith("{")) return expect(body).toMatchObject(JSON.parse(shown));
  if (shown === "moved" || shown === "not moved") {
    const [call] = await operator.calls({ endpoint, limit: "1" });
    return expect(call?.executed, shown).toBe(shown === "moved");
  }
  const { message, code, error } = body as Record<string, unknown>;
  expect(message ?? code ?? error, JSON.stringify(body)).toBe(shown);
}

describe("each row of docs/qa.md's table", () => {
  it.each(scenarios.map((scenario, index) => [nameOf(scenario, index), scenario] as const))(
    "%s",
    async (_, scenario) => {
      await operator.control("POST", "/reset", { data: true });
      const answer = await played(await signedIn(operator, scenario), scenario);
      for (const shown of scenario.shows) await expectShown(shown, answer, scenario.steps.at(-1)?.name ?? "");
    },
  );
});

it("the table shows every code of section 8", () => {
  const shown = new Set(scenarios.flatMap(({ shows }) => shows));
  expect(scenarios.filter(({ shows }) => shows.length === 0)).toEqual([]);
  expect(errorCodes.filter((code) => !shown.has(code))).toEqual([]);
});
