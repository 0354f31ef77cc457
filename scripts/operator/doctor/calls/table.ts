import type { EndpointName } from "schemas/contract";
import { accountRows, otpRows } from "./account";
import { autologinRows, qrcodeRows, statementRows } from "./cashier";
import { chatRows } from "./chat";
import { lookupRows } from "./lookup";
import { bonusRows, inviteRows, promotionRows, refundRows, spinwheelRows } from "./rewards";
import type { Row } from "./row";
import { walletRows } from "./wallet";

/** Every call of the contract, in the order in which they are asked: sign-in first. */
export const rows: Readonly<Record<EndpointName, Row>> = {
  ...accountRows,
  ...otpRows,
  ...lookupRows,
  ...walletRows,
  ...inviteRows,
  ...refundRows,
  ...bonusRows,
  ...promotionRows,
  ...statementRows,
  ...spinwheelRows,
  ...qrcodeRows,
  ...autologinRows,
  ...chatRows,
};
