import { type Fault, shown } from "../fault";
import { isLoopback } from "../loopback";
import { list } from "./kinds";
import { secretNames } from "./secrets";

type Given = Readonly<Record<string, string | undefined>>;

/** The `file` of every fault in the environment. */
export const FILE = "environment";

/** The secrets, and what may hold one although it should not. */
const hidden: ReadonlySet<string> = new Set([...secretNames, "OTEL_RESOURCE_ATTRIBUTES"]);

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

/**
 * No fault, but doubtful: while SESSION_SECRET is rotated the names in the store must stay the same, or one member's claims,
 * locks and endings would be another's to some replicas.
 */
export function namingDoubts({ SESSION_SECRET = "", NAME_SECRET }: Given): Fault[] {
  if (NAME_SECRET || list(SESSION_SECRET).length < 2) return [];
  const allowed = "the secret that SESSION_SECRET was before it became a list";
  const message = "is missing, the last of SESSION_SECRET names members";
  return [{ file: FILE, path: "NAME_SECRET", found: shown(undefined), allowed, message }];
}

/** Hides the values of secrets, of what may hold one, and of URLs that hold a user name and password. */
export function withoutSecret(fault: Fault, given: Given): Fault {
  const value = given[fault.path];
  const isHidden = hidden.has(fault.path) || value?.includes("@");
  if (value === undefined || !isHidden) return fault;
  return { ...fault, found: `(hidden, ${value.length} characters)` };
}
