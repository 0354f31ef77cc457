import type { Brand } from "schemas/brand";
import { account } from "./account";
import { bonus } from "./bonus";
import { chat } from "./chat";
import { deposit } from "./deposit";
import { games } from "./games";
import { guests } from "./guests";
import { home } from "./home";
import { login } from "./login";
import { qr } from "./qr";
import { register } from "./register";
import { rewards } from "./rewards";
import { slip } from "./slip";
import type { Part } from "./state";
import { statement } from "./statement";
import { transfer } from "./transfer";
import { wheel } from "./wheel";
import { withdraw } from "./withdraw";

/** Every state of the product, in the order of the book. */
export const parts: readonly Part[] = [
  ...[login, register, guests],
  ...[home, deposit, qr, slip, withdraw, transfer, statement],
  ...[bonus, rewards, wheel, games],
  ...[account, chat],
];

/** The parts of a brand, without what it has switched off. */
export function partsOf(brand: Brand): Part[] {
  return parts
    .map((part) => ({ ...part, states: part.states.filter(({ needs }) => needs?.(brand) ?? true) }))
    .filter(({ states }) => states.length > 0);
}
