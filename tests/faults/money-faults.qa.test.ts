import { test } from "vitest";
import type { MoneyForm } from "../support/money-form";
import { rewardForms, transferAllForm, transferForm, withdrawForm } from "../support/money-forms";
import { expectMoneyUnderFaults } from "../support/money-under-faults";
import { movedSite } from "../support/moved-site";
import { operatorFaults } from "../support/operator-faults";
import { wheelForms } from "../support/wheel-forms";

const MEMBERS = 100;

const site = movedSite();

/** A hundred members at once: all with one form of the wallet, or spread over all forms of the rewards. */
const hundreds: { name: string; forms: readonly MoneyForm[] }[] = [
  ...[transferForm, withdrawForm, transferAllForm].map((form) => ({ name: form.name, forms: [form] })),
  { name: "every reward", forms: [...rewardForms, ...wheelForms] },
];

test.each(hundreds)(
  "$name under every fault, by 100 members who meet each: never twice, never lost, never falsely failed or done",
  { timeout: 900_000 },
  async ({ forms }) => {
    const rounds = operatorFaults.length;
    await expectMoneyUnderFaults(forms, { members: MEMBERS / forms.length, rounds }, site);
  },
);
