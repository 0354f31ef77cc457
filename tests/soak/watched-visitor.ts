import { Visitor } from "../support/visitor";

const NO_BODY = [204, 304];

/** The answer with this body, which was read from it to the end. */
export function wholeAnswer({ status, headers }: Response, body: string | ArrayBuffer): Response {
  return new Response(NO_BODY.includes(status) ? null : body, { status, headers });
}

/** A member whose requests pass through one place, which may hold, time and record them. */
export abstract class WatchedVisitor extends Visitor {
  /** Sends the request by `ask`; `what` is its method and path. */
  protected abstract watched(what: string, ask: () => Promise<Response>): Promise<Response>;

  override get(path: string, headers?: Record<string, string>): Promise<Response> {
    return this.watched(`GET ${path}`, () => super.get(path, headers));
  }

  override post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response> {
    return this.watched(`POST ${path}`, () => super.post(path, fields, headers));
  }
}
