import type { BrowserContext } from "playwright/test";
import { type MoneyPost, moneyPost } from "./money-post";

interface TransferFields {
  from: string;
  to: string;
  amount: string;
}

export function transferPost(url: string, context: BrowserContext): Promise<MoneyPost<TransferFields>> {
  return moneyPost(url, "/user/home/transfer", context);
}

/** A transfer for journeys where the values do not matter. */
export const order = { from: "wallet", to: "PG", amount: "10" };
