import { readBrandFile } from "../../scripts/operator/brands/brand-files";
import type { Severity } from "../../scripts/operator/doctor/deviation";
import { examine } from "../../scripts/operator/doctor/examine";
import type { Report } from "../../scripts/operator/doctor/report";
import type { OperatorUnderTest } from "../contract/operator-under-test";

const read = readBrandFile("config/siam-gold.json");
const brand = read.ok ? read.brand : undefined;

interface Wanted {
  writes?: boolean;
  username?: string;
  password?: string;
  token?: string;
  giftKey?: string;
  giftLink?: string;
  slowMs?: number;
}

/** Examines the sandbox as one of its members, by default as the everyday one. */
export function examined({ url }: OperatorUnderTest, wanted: Wanted = {}): Promise<Report> {
  const { writes = false, username = "0812345678", password = "kapao1234" } = wanted;
  const pace = { timeoutMs: 30_000, slowMs: wanted.slowMs ?? 2_400, settleMs: 150 };
  return examine({
    url,
    chatUrl: url,
    brand,
    username,
    password,
    token: wanted.token,
    giftKey: wanted.giftKey,
    giftLink: wanted.giftLink,
    address: undefined,
    origin: undefined,
    writes,
    pace,
  });
}

/** Where deviations of one severity were found, as `wallet.get wallet.amount`. */
export function placesOf({ deviations }: Report, severity: Severity): string[] {
  return deviations
    .filter((one) => one.severity === severity)
    .map(({ subject, path }) => `${subject} ${path}`);
}
