import { type Fault, shown } from "../fault";
import { isLoopback } from "../loopback";

type Given = Readonly<Record<string, string | undefined>>;

/** The `file` of every fault in the environment. */
export const FILE = "environment";

const secrets: ReadonlySet<string> = new Set([
  "SESSION_SECRET",
  "TRUELINK_KEY",
  "OTEL_EXPORTER_OTLP_HEADERS",
]);

/** A brand is chosen by OPERATOR or by OPERATOR_CONFIG; one of them is required. */
export function brandFaults(given: Given): Fault[] {
  if (given.OPERATOR || given.OPERATOR_CONFIG) return [];
  const allowed = "a brand's id in config/, or OPERATOR_CONFIG with a file's path";
  return [{ file: FILE, path: "OPERATOR", found: shown(undefined), allowed, message: "is missing" }];
}

/** A server that other machines can reach must know its public origin, for cookies and the cross-site check. */
export function originFaults({ HOST = "127.0.0.1", PUBLIC_ORIGIN }: Given): Fault[] {
  if (PUBLIC_ORIGIN || isLoopback(HOST)) return [];
  const allowed = `what members type, such as https://wallet.example: HOST=${HOST} is not loopback`;
  return [{ file: FILE, path: "PUBLIC_ORIGIN", found: shown(undefined), allowed, message: "is missing" }];
}

/** Hides the values of secrets and of URLs that hold a user name and password. */
export function withoutSecret(fault: Fault, given: Given): Fault {
  const value = given[fault.path];
  const isSecret = secrets.has(fault.path) || value?.includes("@");
  if (value === undefined || !isSecret) return fault;
  return { ...fault, found: `(hidden, ${value.length} characters)` };
}
