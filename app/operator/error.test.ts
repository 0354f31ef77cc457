import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "~/store/store";
import { rejection, rowOf } from "../../tests/support/rows";
import { parseAnswer, readAnswer } from "./answer.server";
import { isUnanswered, OperatorError, Overloaded } from "./error";

/** How a login fails that the operator answers so. */
const answered = (status: number, text: string) =>
  rejection((async () => readAnswer(rowOf("account.login"), status, parseAnswer(text)))());

describe("a guess that failed", () => {
  it.each([
    [401, ""],
    [401, "{}"],
    [403, "<h1>Forbidden</h1>"],
    [500, '{"message":"Wrong password"}'],
    [503, '{"message":"WRONG_PASSWORD"}'],
    [200, "<h1>Wrong password</h1>"],
    [400, '{"message":"WRONG_PASSWORD"}'],
  ])("was answered by %i %s", async (status, text) => {
    expect(isUnanswered(await answered(status, text))).toBe(false);
  });

  it.each([502, 503, 504])("was not answered by a gateway's %i", async (status) => {
    expect(isUnanswered(await answered(status, "<h1>Bad Gateway</h1>"))).toBe(true);
  });

  it("was answered where the answer ended the session", () => {
    expect(isUnanswered(new Response())).toBe(false);
  });

  it.each([
    new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "account.login", reached: "not-sent" }),
    new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: "account.login", reached: "unknown" }),
    new Overloaded("account.login"),
    new StoreUnavailable("away"),
  ])("was not answered: %s", (error) => {
    expect(isUnanswered(error)).toBe(true);
  });
});
