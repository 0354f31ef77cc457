import type { Act } from "../../scripts/load/session";
import { drawTransfer, sendTransfer } from "../support/transfers";
import type { Person } from "./members";

/** A member's doings, by the names of the table of a half-hour. */
export const doings: Record<Act, (person: Person) => Promise<unknown>> = {
  async signIn({ visitor, member }) {
    await visitor.get("/login");
    await visitor.signIn(member);
  },
  home: ({ visitor }) => visitor.get("/user/home"),
  game: ({ visitor }) => visitor.get("/user/home/games/PG"),
  statement: ({ visitor }) => visitor.get("/user/statement"),
  async transfer({ visitor }) {
    const outcome = await sendTransfer(visitor, await drawTransfer(visitor, "1.00"));
    await visitor.get(outcome);
  },
};
