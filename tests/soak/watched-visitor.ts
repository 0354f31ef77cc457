import { Visitor } from "../support/visitor";

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
