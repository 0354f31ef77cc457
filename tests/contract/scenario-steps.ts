import type { EndpointName } from "schemas/contract";
import { demoPassword } from "../../scripts/sandbox/seed/people";
import { encryptedLink, slipOf, transferOf, upload } from "./cashier-desk";
import { type Answer, endpointOf, type OperatorUnderTest, type TestMember } from "./operator-under-test";
import type { Scenario, Step } from "./scenario-table";

type Values = Record<string, unknown>;

/** Whoever the scenario signs in. */
export async function signedIn(operator: OperatorUnderTest, { who, steps }: Scenario): Promise<TestMember> {
  if (who === "new") return operator.member({ walletAmount: 0 });
  const stranger = { _id: "", username: who, password: demoPassword, token: "" };
  const name = steps.at(-1)?.name ?? "";
  if (who === "nobody" || (isCall(name) && !endpointOf(name).token)) return stranger;
  const { body } = await operator.call("account.login", { username: who, password: demoPassword });
  return { ...stranger, token: (body as { token: string }).token };
}

/** Takes one step; `before` are the answers of the earlier ones, newest first, for its `$names`. */
export async function take(
  operator: OperatorUnderTest,
  member: TestMember,
  { name, input }: Step,
  before: readonly unknown[],
): Promise<Answer> {
  const fill = (text: string) =>
    text.replace(/\$(\w+)/g, (_, key: string) =>
      key === "who" ? member.username : String(valueIn(before, key)),
    );
  const values = JSON.parse(fill(input)) as Values;
  const [verb, path] = name.split(" ");
  if (verb === "POST" && path !== undefined)
    return { status: 200, body: await operator.control("POST", fill(path), values) };
  if (name === "slip") return sentSlip(operator, member, values);
  if (!isCall(name)) throw new Error(`docs/qa.md: no step is called ${name}`);
  const link = name === "wallet.truelink" ? { link: encryptedLink(String(values.link)) } : {};
  return operator.call(name, { ...values, ...link }, member.token === "" ? {} : member);
}

function isCall(name: string): name is EndpointName {
  return /^[a-z]+\.[a-zA-Z]+$/i.test(name);
}

/** Draws the slip of a transfer, spoils it as asked and uploads it; answers the reference too. */
async function sentSlip(
  operator: OperatorUnderTest,
  member: TestMember,
  { qr, file: spoilt, reference, ...wanted }: Values,
): Promise<Answer> {
  const known = typeof reference === "string" ? await knownTransfer(operator, reference) : undefined;
  const transfer = known ?? (await transferOf(operator, member, wanted));
  const slip = await slipOf(transfer, { query: typeof qr === "string" ? { qr } : {} });
  const { status, body } = await sendAs(operator, member, slip, String(spoilt));
  return { status, body: { ...(body as object), reference: transfer.reference } };
}

async function knownTransfer(operator: OperatorUnderTest, reference: string) {
  const all = await operator.control<Awaited<ReturnType<typeof transferOf>>[]>("GET", "/transfers");
  return all.find((transfer) => transfer.reference === reference);
}

function sendAs(
  operator: OperatorUnderTest,
  member: TestMember,
  slip: File,
  spoilt: string,
): Promise<Answer> {
  const { name, type } = slip;
  if (spoilt === "none") return operator.call("wallet.slip", {}, member);
  if (spoilt === "text") return upload(operator, member, new File(["just a text"], name, { type }));
  const bytes = { empty: 0, cut: 2_000 }[spoilt] ?? slip.size;
  return upload(operator, member, new File([slip.slice(0, bytes)], name, { type }));
}

/** The first value of this name, however deep. */
function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const own = (value as Values)[key];
  if (typeof own === "string" || typeof own === "number") return own;
  for (const inner of Object.values(value)) {
    const found = valueIn(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
