import type { Contract } from "schemas/contract";
import { isSlipOpen } from "../cashier/slip-hours";
import { requireMember } from "../state/call";
import type { Handlers } from "./handlers";

export const lookup = {
  banks: (_, { sandbox }) => ({ banks: sandbox.flavour.banks.map(({ code, nameTH }) => ({ code, nameTH })) }),
  sources: (_, { sandbox }) => ({ sources: [...sandbox.flavour.sources] }),
  info: (_, { sandbox: { settings } }) => ({ name: settings.name, website: settings.website }),
  contact: (_, { sandbox }) => ({
    ...sandbox.flavour.contact,
    lineQR: `${sandbox.origin}/assets/line-qr.svg`,
  }),
  conditions: (_, { sandbox }) => ({ conditions: [...sandbox.flavour.conditions] }),
  agreements: (_, { sandbox }) => ({ agreements: [...sandbox.flavour.agreements] }),
  notice: (_, { sandbox }) => ({ notice: sandbox.flavour.notice }),
  registerOTP: (_, { sandbox: { settings } }) => ({ registerOTP: settings.registerOTP }),
  enableChatWidget: (_, { sandbox: { settings } }) => ({ enableChatWidget: settings.enableChatWidget }),
  active: (_, { sandbox: { settings } }) => ({ active: !settings.terminated }),
  deposit(_, call) {
    const { banks, wallets, isManual } = call.sandbox.cashier.of(requireMember(call).username).deposit;
    return { banks: [...banks], wallets: [...wallets], isManual };
  },
  withdraw: (_, { sandbox: { settings } }) => ({
    withdrawMin: settings.withdrawMin,
    withdrawMax: settings.withdrawMax,
  }),
  slip: (_, { sandbox }) => ({
    isOpen: isSlipOpen(sandbox),
    closedFrom: sandbox.settings.slipClosedFrom,
    closedUntil: sandbox.settings.slipClosedUntil,
  }),
} satisfies Handlers<Contract["lookup"]>;
