import { contract, type EndpointName } from "schemas/contract";
import { type Endpoint, fillPath, pathNames } from "schemas/contract/endpoint";
import type { RecordedCall } from "../../scripts/sandbox/http/call-record";
import { type SandboxOptions, startSandbox } from "../../scripts/sandbox/start-sandbox";

export interface Answer {
  status: number;
  body: unknown;
}

export interface TestMember {
  _id: string;
  username: string;
  password: string;
  token: string;
}

interface MemberState {
  wallet: number;
  games: Record<string, number>;
  shown: Record<string, number>;
  statements: number;
}

export function endpointOf(name: EndpointName): Endpoint {
  const [area, call] = name.split(".") as [keyof typeof contract, string];
  return (contract[area] as Record<string, Endpoint>)[call] as Endpoint;
}

/** A client that knows nothing but the contract. `token` may be a member's. */
export class OperatorClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async call(
    name: EndpointName,
    input: Record<string, unknown> = {},
    { token, headers = {} }: { token?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { method, path, body } = endpointOf(name);
    const named = new Set(pathNames(path));
    const fields = Object.fromEntries(Object.entries(input).filter(([key]) => !named.has(key)));
    const response = await fetch(this.url + fillPath(path, input), {
      method,
      headers: {
        "X-Requested-With": "wallet-user",
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(fields) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** A control endpoint; throws on a refusal. */
  async control<T>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/sandbox${path}`, {
      method,
      ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} /sandbox${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** A member of this test's own, signed in unless its flags forbid that. */
  async member(wanted: object = {}): Promise<TestMember> {
    const made = await this.control<Omit<TestMember, "token">>("POST", "/members", wanted);
    const { body } = await this.call("account.login", { username: made.username, password: made.password });
    return { ...made, token: (body as { token?: string }).token ?? "" };
  }

  state(member: Pick<TestMember, "username">): Promise<MemberState> {
    return this.control("GET", `/members/${member.username}`);
  }

  calls(query: Record<string, string>): Promise<RecordedCall[]> {
    return this.control("GET", `/calls?${new URLSearchParams(query)}`);
  }
}

export async function startOperator(options: SandboxOptions = {}) {
  const { url, close } = await startSandbox({
    port: 0,
    database: ":memory:",
    settings: { refreshMs: 0 },
    ...options,
  });
  return Object.assign(new OperatorClient(url), { close });
}

export type OperatorUnderTest = Awaited<ReturnType<typeof startOperator>>;
