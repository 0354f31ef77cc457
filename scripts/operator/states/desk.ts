/** A member that a state has made at the sandbox. */
export interface DeskMember {
  _id: string;
  username: string;
  password: string;
}

type Method = "GET" | "POST" | "DELETE";

/** The control room of a running sandbox (docs/sandbox.md). */
export class Desk {
  /** `url`: where the sandbox listens. */
  constructor(readonly url: string) {}

  /** Calls a control endpoint; throws an Error with its reason if it is refused. */
  async ask<Found>(method: Method, path: string, body?: object): Promise<Found> {
    const answer = await fetch(`${this.url}/sandbox${path}`, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} /sandbox${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Found;
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return this.ask("POST", path, body);
  }

  /** Makes a member; `settings` are those of POST /sandbox/members. */
  make(settings: object): Promise<DeskMember> {
    return this.ask("POST", "/members", settings);
  }

  /** Ends the member's faults; calls that hang go on. */
  heal({ username }: DeskMember): Promise<unknown> {
    return this.ask("DELETE", `/faults?username=${username}`);
  }
}
