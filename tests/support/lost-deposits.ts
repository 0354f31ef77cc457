import { createHash, randomUUID } from "node:crypto";
import { giftLink } from "~/money/kinds/gift-link.server";
import { slip } from "~/money/kinds/slip.server";
import type { Stored } from "~/money/once/record.server";
import { openFile } from "~/uploads/uploaded-file.server";
import { encryptedLink, slipOf, transferOf, voucherOf } from "../contract/cashier-desk";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import type { TestedOperation } from "./money-room";

/** What a member hands in to be credited. */
interface HandedIn {
  facts: Stored;
  body: unknown;
}

/** A deposit that the member sends without an amount, so that only the operator's list says what became of it. */
export interface TestedDeposit {
  operation: TestedOperation;
  make(client: OperatorClient, member: TestMember): Promise<HandedIn>;
}

async function* bytesOf(file: File) {
  yield new Uint8Array(await file.arrayBuffer());
}

export const testedDeposits: readonly TestedDeposit[] = [
  {
    operation: {
      name: "slip",
      path: "/api/wallet/slip",
      facts: { bankCode: "" },
      happened: "done",
      kind: slip as unknown as TestedOperation["kind"],
    },
    async make(client, member) {
      const file = await slipOf(await transferOf(client, member));
      const body = await openFile(bytesOf(file), { maxBytes: file.size, kinds: ["png"] });
      return { facts: { bankCode: "" }, body };
    },
  },
  {
    operation: {
      name: "gift-link",
      path: "/api/wallet/truelink",
      facts: { digest: "" },
      happened: "done",
      kind: giftLink as unknown as TestedOperation["kind"],
    },
    async make(client) {
      const { link } = await voucherOf(client, 100);
      const digest = createHash("sha256").update(`${link}${randomUUID()}`).digest("hex");
      return { facts: { digest }, body: { ciphertext: encryptedLink(link) } };
    },
  },
];
