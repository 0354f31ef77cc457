import { account } from "./account";
import { autologin } from "./autologin";
import { bonus } from "./bonus";
import { chat } from "./chat";
import type { Endpoint } from "./endpoint";
import { invite } from "./invite";
import { lookup } from "./lookup";
import { otp } from "./otp";
import { promotion } from "./promotion";
import { qrcode } from "./qrcode";
import { refund } from "./refund";
import { spinwheel } from "./spinwheel";
import { statement } from "./statement";
import { wallet } from "./wallet";

/** Every call of the operator API (specification, section 7; wire details in operator-api.md), by area. */
export const contract = {
  lookup,
  account,
  otp,
  wallet,
  invite,
  refund,
  bonus,
  promotion,
  statement,
  spinwheel,
  qrcode,
  autologin,
  chat,
};

export type Contract = typeof contract;

/** An endpoint's name, as in logs, path overrides and the sandbox's records: `"wallet.transfer"`. */
export type EndpointName = {
  [Area in keyof Contract]: `${Area}.${Extract<keyof Contract[Area], string>}`;
}[keyof Contract];

export interface NamedEndpoint {
  name: EndpointName;
  endpoint: Endpoint;
}

/** All endpoints in one list. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([call, row]) => ({
    name: `${area}.${call}` as EndpointName,
    endpoint: row as Endpoint,
  })),
);
