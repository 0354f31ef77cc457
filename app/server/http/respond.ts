import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import type { RequestContext, Services } from "~/context";
import { BodyTooLarge } from "~/uploads/body-too-large";
import type { Line, Log } from "../observability/log";
import { bodyPolicies } from "./body";
import { crossSiteSign } from "./cross-site";
import { type Refusal, refusalFor, refusalOf } from "./refusals";
import { BadRequest, originOf, pathOf, toWebRequest } from "./request";

interface Parts {
  handle: RequestHandler;
  services: Services;
  log: Log;
}

/** Answers a request with the response of its route, or says why there is none. */
export type Respond = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  line: Line,
  context: RequestContext,
) => Promise<Response | Refusal>;

export function createRespond({ handle, services, log }: Parts): Respond {
  const policyOf = bodyPolicies(services.brand);
  return async (incoming, outgoing, line, context) => {
    const sign = crossSiteSign(incoming, services.publicOrigin);
    if (sign !== null)
      log.warn("refused as cross-site", { ...line, error: sign, url: services.publicOrigin });
    const bodyPolicy = policyOf(pathOf(incoming));
    const kind = sign === null ? refusalOf(incoming, bodyPolicy) : "forbidden";
    if (kind !== null) return { kind };
    try {
      const origin = services.publicOrigin ?? originOf(incoming);
      const request = toWebRequest(incoming, outgoing, origin, bodyPolicy);
      const response = await handle(request, { ...context });
      const { reason } = request.signal;
      if (reason instanceof BodyTooLarge) throw reason;
      return (await refusalFor(incoming, response)) ?? response;
    } catch (error) {
      if (error instanceof BodyTooLarge) return { kind: "tooLarge" };
      if (error instanceof BadRequest) return { kind: "badRequest" };
      log.error("request failed", line, error);
      return { kind: "other" };
    }
  };
}
