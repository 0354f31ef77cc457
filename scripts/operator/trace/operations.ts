import { ownEntry } from "schemas/own-entry";

const names: Readonly<Record<string, string>> = {
  transfer: "a transfer between wallets",
  "transfer-all": "a transfer of all games' money into the main wallet",
  withdraw: "a withdrawal",
  slip: "a deposit slip",
  "gift-link": "a deposit by gift link",
  "qr-code": "a QR code for a deposit",
  "activate-game": "the opening of a game account",
  "reset-game-password": "a new password for a game account",
  "bonus-activate": "the start of a bonus",
  "bonus-clear": "the end of a bonus",
  "promotion-activate": "a promotion code",
  "invite-bonus": "the bonus for invitations",
  "refund-receive": "a refund as a bonus",
  "refund-to-wallet": "a refund into the main wallet",
  spin: "a turn of the wheel",
  "coupon-claim": "a coupon",
};

/** Whether it is a kind of operation. */
export function isOperation(name: string): boolean {
  return ownEntry(names, name) !== undefined;
}

/** "a withdrawal (amount under 1000)"; `amount` is the power of ten that the log tells. */
export function operationText(operation: string | undefined, amount: string | undefined): string {
  const name = (operation && ownEntry(names, operation)) ?? "an operation";
  return amount === undefined ? name : `${name} (amount under ${amount.slice(1)})`;
}
