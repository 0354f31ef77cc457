import { SandboxControl } from "./sandbox";

type Call = Parameters<SandboxControl["control"]>;

/** The control room for files that share an operator: what it changes is one member's alone. */
export class MembersControl extends SandboxControl {
  override control<Found>(...[method, path, body]: Call): Promise<Found> {
    if (method !== "GET" && !isOfOneMember(path, body))
      throw new Error(`${method} ${path} concerns everybody: such a test needs an operator of its own`);
    return super.control(method, path, body);
  }
}

function isOfOneMember(path: string, body: object = {}): boolean {
  return /^\/(members|qrcodes|calls)\b|[?&](username|id)=./.test(path) || "username" in body;
}
