import { expect, test } from "vitest";
import { StoreUnavailable } from "~/store/store";
import { memberStage, says, wallet } from "../../../../../tests/support/member-stage";
import { loader } from "./route";

test("what is on its way is not told to have ended while the store is away", async () => {
  const { jar, context } = await memberStage(says(200, wallet), "1");
  const execution = { recent: () => Promise.reject(new StoreUnavailable("away")) };
  const asked = { request: jar.request(), context: { ...context, execution } as never, params: {} };
  expect(await (await loader(asked)).json()).toMatchObject([{ id: "unread", isUnread: true }]);
});
