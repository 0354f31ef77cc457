import { saidAfter } from "./member-screens";
import type { ModelOperator } from "./model/operator";
import type { Replica } from "./replica";
import type { Step } from "./step";

type Save = Extract<Step, { do: "save" }>;

interface Told {
  id: string;
  call: Save["call"];
  /** What the form said; undefined if it said that the change was saved. */
  text: string | undefined;
}

/** Profile and password changes: no money and no intent, but a lost response must not be shown as a refusal. */
export class Saves {
  readonly #model: ModelOperator;
  #told: Told[] = [];
  #count = 0;

  constructor(model: ModelOperator) {
    this.#model = model;
  }

  async send({ call, exchange }: Save, member: string, replica: Replica): Promise<void> {
    const id = `save-${++this.#count}`;
    this.#model.exchanges.set(id, { member, exchange });
    const { account } = replica.operatorFor(member, id);
    const bank = { bankCode: "SCB", bankAccountName: "A B", bankAccountNo: "1234567890" };
    const saving =
      call === "account.updateProfile"
        ? account.updateProfile({ name: id, ...bank })
        : account.changePassword({ oldPassword: "old", newPassword: id });
    const text = await saving.then(() => undefined, saidAfter);
    this.#told.push({ id, call, text });
  }

  /** The first save that was reported wrongly. */
  ended(): string | null {
    for (const { id, call, text } of this.#told) {
      const isDone = this.#model.traffic.get(id)?.executions === 1;
      if (text === undefined && !isDone) return `${call} (${id}): said to be saved, but it was not`;
      if (text !== undefined && isDone && /try again/i.test(text)) {
        return `${call} (${id}): told to try again, although it was done`;
      }
    }
    return null;
  }
}
