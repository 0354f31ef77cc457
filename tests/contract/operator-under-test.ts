import { contract, type EndpointName } from "schemas/contract";
import { type Endpoint, fillPath, isMultipart, pathNames } from "schemas/contract/endpoint";
import { ControlClient, type MadeMember } from "../../scripts/sandbox/client/control-client";
import type { RecordedCall } from "../../scripts/sandbox/http/call-record";
import { type SandboxOptions, startSandbox } from "../../scripts/sandbox/start-sandbox";
import type { Arrival } from "../../scripts/sandbox/state/arrivals";

export interface Answer {
  status: number;
  body: unknown;
}

/** The operator's answer with a code in place of a result. */
export const refused = (code: string, status = 400): Answer => ({ status, body: { message: code } });

export interface TestMember extends Omit<MadeMember, "name"> {
  token: string;
}

export interface GameAccount {
  code: string;
  username: string;
  password: string;
  isActive: boolean;
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

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value as Blob | string);
  return form;
}

/** A client that knows only the contract and the control room. `token` may be a member's. */
export class OperatorClient extends ControlClient {
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
        ...(body && !isMultipart(body) && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body && { body: isMultipart(body) ? formOf(fields) : JSON.stringify(fields) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** A new member for this test, signed in unless its settings forbid that. */
  async member(wanted: object = {}): Promise<TestMember> {
    const made = await this.make(wanted);
    const { body } = await this.call("account.login", { username: made.username, password: made.password });
    return { ...made, token: (body as { token?: string }).token ?? "" };
  }

  state(member: Pick<TestMember, "username">): Promise<MemberState> {
    return this.control("GET", `/members/${member.username}`);
  }

  /** The member's accounts at the providers. */
  accounts(member: Pick<TestMember, "username">): Promise<GameAccount[]> {
    return this.control("GET", `/members/${member.username}/accounts`);
  }

  /** Creates or changes one of them. */
  account(member: Pick<TestMember, "username">, change: object): Promise<GameAccount[]> {
    return this.control("POST", `/members/${member.username}/accounts`, change);
  }

  /** The arrivals at the pretend providers, oldest first. */
  arrivals(query: Record<string, string>): Promise<Arrival[]> {
    return this.control("GET", `/arrivals?${new URLSearchParams(query)}`);
  }

  calls(query: Record<string, string>): Promise<RecordedCall[]> {
    return this.control("GET", `/calls?${new URLSearchParams(query)}`);
  }
}

export async function startOperator(options: SandboxOptions = {}) {
  const { url, providerUrl, close } = await startSandbox({
    port: 0,
    database: ":memory:",
    settings: { refreshMs: 0 },
    ...options,
  });
  return Object.assign(new OperatorClient(url), { close, providerUrl });
}

export type OperatorUnderTest = Awaited<ReturnType<typeof startOperator>>;
