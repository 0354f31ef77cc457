import type { Contract } from "schemas/contract";
import type { Sandbox } from "../sandbox";
import type { Handlers } from "./handlers";

/** Thailand and Laos share one time zone without daylight saving: UTC+7. */
const LOCAL_OFFSET_MS = 7 * 3_600_000;

function localTime({ clock }: Sandbox): string {
  return new Date(clock.nowMs() + LOCAL_OFFSET_MS).toISOString().slice(11, 16);
}

/** Closed from `slipClosedFrom` until `slipClosedUntil`, which may be past midnight. */
function isSlipOpen(sandbox: Sandbox): boolean {
  const { slip, slipClosedFrom, slipClosedUntil } = sandbox.settings;
  if (slip !== "by-hours") return slip === "open";
  const now = localTime(sandbox);
  const isAfterStart = now >= slipClosedFrom;
  const isBeforeEnd = now < slipClosedUntil;
  return slipClosedFrom <= slipClosedUntil ? !(isAfterStart && isBeforeEnd) : !(isAfterStart || isBeforeEnd);
}

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
  deposit: (_, { sandbox: { flavour } }) => ({
    banks: [...flavour.deposit.banks],
    wallets: [...flavour.deposit.wallets],
    isManual: flavour.deposit.isManual,
  }),
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
