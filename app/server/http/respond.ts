import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import type { RequestContext, Services } from "~/context";
import { BodyTooLarge } from "~/uploads/body-too-large";
import type { Log, LogFields } from "../observability/log";
import { bodyPolicies } from "./body";
import { crossSiteHeader } from "./cross-site";
import { type ErrorResponse, errorResponseFor, refusedKind } from "./error-responses";
import { BadRequest, originOf, pathOf, toWebRequest } from "./request";

interface RespondSettings {
  handle: RequestHandler;
  services: Services;
  log: Log;
}

/** Runs the route of a request and returns its response, or the error to answer in its place. */
export type Respond = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  logFields: LogFields,
  context: RequestContext,
) => Promise<Response | ErrorResponse>;

export function createRespond({ handle, services, log }: RespondSettings): Respond {
  const policyOf = bodyPolicies(services.brand);
  return async (incoming, outgoing, logFields, context) => {
    const header = crossSiteHeader(incoming, services.publicOrigin);
    if (header !== null)
      log.warn("refused as cross-site", { ...logFields, error: header, url: services.publicOrigin });
    const bodyPolicy = policyOf(pathOf(incoming));
    const kind = header === null ? refusedKind(incoming, bodyPolicy) : "forbidden";
    if (kind !== null) return { kind };
    try {
      const origin = services.publicOrigin ?? originOf(incoming);
      const request = toWebRequest(incoming, outgoing, origin, bodyPolicy);
      const response = await handle(request, { ...context });
      const { reason } = request.signal;
      if (reason instanceof BodyTooLarge) throw reason;
      return (await errorResponseFor(incoming, response)) ?? response;
    } catch (error) {
      if (error instanceof BodyTooLarge) return { kind: "tooLarge" };
      if (error instanceof BadRequest) return { kind: "badRequest" };
      log.error("request failed", logFields, error);
      return { kind: "other" };
    }
  };
}
