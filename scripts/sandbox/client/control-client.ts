/** A member that the control room has made. */
export interface MadeMember {
  _id: string;
  username: string;
  password: string;
  name: string;
}

type Method = "GET" | "POST" | "DELETE";

/** The control room of a running sandbox (docs/sandbox.md), called over HTTP. */
export class ControlClient {
  /** `url`: where the sandbox listens. */
  constructor(readonly url: string) {}

  /** Calls a control endpoint: `/members`. Throws an Error with its reason if it is refused. */
  async control<Found>(method: Method, path: string, body?: object): Promise<Found> {
    const answer = await fetch(`${this.url}/sandbox${path}`, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} /sandbox${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Found;
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return this.control("POST", path, body);
  }

  /** Makes a member; `settings` are those of POST /sandbox/members. */
  make(settings: object = {}): Promise<MadeMember> {
    return this.control("POST", "/members", settings);
  }

  /** Ends all of the member's faults; calls that hang go on. */
  heal({ username }: Pick<MadeMember, "username">): Promise<unknown> {
    return this.control("DELETE", `/faults?username=${username}`);
  }
}
