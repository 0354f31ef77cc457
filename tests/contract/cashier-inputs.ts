import type { EndpointName } from "schemas/contract";
import { encryptedLink, slipOf, slipsOf, transferOf, upload, voucherOf } from "./cashier-desk";
import type { OperatorClient, TestMember } from "./operator-under-test";

type Input = Record<string, unknown>;

/** New valid inputs for each call of the cashier. */
export function cashierInputs(
  operator: OperatorClient,
  member: TestMember,
): Partial<Record<EndpointName, () => Input | Promise<Input>>> {
  const slip = async () => slipOf(await transferOf(operator, member));
  const funded = async () => {
    await operator.control("POST", `/members/${member.username}/flags`, { bonus: null });
    await operator.control("POST", `/members/${member.username}/credit`, { amount: 100 });
    return { amount: 100 };
  };
  return {
    "wallet.withdraw": funded,
    "wallet.withdrawAll": funded,
    "wallet.slip": async () => ({ file: await slip() }),
    "wallet.truelink": async () => ({ link: encryptedLink((await voucherOf(operator, 20)).link) }),
    "qrcode.get": () => ({ bankCode: "WW" }),
    "qrcode.create": () => ({ bankCode: "WW", amount: 100 }),
    "qrcode.cancel": async () => {
      const { body } = await operator.call("qrcode.create", { bankCode: "KBANK", amount: 1 }, member);
      return { qrcodeId: (body as { qrcodeId: string }).qrcodeId };
    },
    "statement.slips": () => ({ page: 1, limit: 10 }),
    "statement.slipReference": async () => {
      await upload(operator, member, await slip());
      return { reference: (await slipsOf(operator, member))[0]?.reference };
    },
  };
}
