import type { IncomingMessage, ServerResponse } from "node:http";
import { parseJson } from "schemas/parse-json";
import { sendJson, sendText } from "../http/answer";
import { BodyTooLarge, readBody } from "../http/request-body";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { cashierRoutes } from "./cashier";
import { chatRoutes } from "./chat";
import { ControlFile } from "./control-file";
import { BadControl, type ControlInput, type ControlRoute } from "./control-route";
import { gameRoutes } from "./games";
import { historyRoutes } from "./history";
import { memberRoutes } from "./members";
import { mutationRoutes } from "./mutations";
import { oneTimeCodeRoutes } from "./one-time-codes";
import { controlPage } from "./page";
import { rewardRoutes } from "./rewards";
import { slipRoutes } from "./slips";
import { switchRoutes } from "./switches";

const routes: readonly ControlRoute[] = [
  ...memberRoutes,
  ...gameRoutes,
  ...rewardRoutes,
  ...historyRoutes,
  ...oneTimeCodeRoutes,
  ...cashierRoutes,
  ...slipRoutes,
  ...chatRoutes,
  ...switchRoutes,
  ...mutationRoutes,
];

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
}));

export function isControlPath(path: string): boolean {
  return path === "/sandbox" || path.startsWith("/sandbox/");
}

/** curl's `-d '{…}'` declares a form although it sends JSON; such a body is parsed as JSON. */
function isFormBody(request: IncomingMessage, text: string): boolean {
  const type = request.headers["content-type"] ?? "";
  return type.startsWith("application/x-www-form-urlencoded") && !text.startsWith("{");
}

/** A form's fields without the empty ones. `_method` stands in for DELETE, which forms cannot send. */
function formFields(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ""));
}

/** Takes and returns JSON; a form posted by the page redirects back to the page. */
export async function serveControl(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", "http://sandbox");
  if (url.pathname === "/sandbox" && request.method === "GET") {
    return sendText(response, 200, "text/html; charset=utf-8", controlPage(sandbox, routes));
  }
  try {
    const text = await readBody(request);
    const isForm = isFormBody(request, text);
    const { _method, ...fields } = isForm ? formFields(text) : {};
    const method = _method ?? request.method;
    const found = patterns.find(
      ({ route, pattern }) => route.method === method && pattern.test(url.pathname),
    );
    if (!found) throw new BadControl(`no ${method} ${url.pathname}; see GET /sandbox`);
    const body = isForm ? fields : text === "" ? undefined : parseJson(text);
    if (text !== "" && body === undefined) throw new BadControl("the body is not JSON");
    const input: ControlInput = {
      names: decodedNames(found.pattern, url.pathname),
      query: Object.fromEntries(url.searchParams),
      body,
    };
    const answer = await found.route.run(sandbox, input);
    if (answer instanceof ControlFile) sendText(response, 200, answer.type, answer.bytes);
    else if (isForm) response.writeHead(303, { location: "/sandbox" }).end();
    else sendJson(response, 200, answer);
  } catch (error) {
    sendJson(response, ...problem(error));
  }
}

function decodedNames(pattern: RegExp, path: string): Record<string, string> {
  const groups = pattern.exec(path)?.groups ?? {};
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        throw new BadControl(`${name} is not percent-encoded`);
      }
    }),
  );
}

/** The status and body for a refused control request; rethrows any other error. */
export function problem(error: unknown): [number, { message: string }] {
  if (error instanceof BodyTooLarge) return [413, { message: "the body is above 1 MB" }];
  if (error instanceof BadControl) return [400, { message: error.message }];
  if (error instanceof ApiError) return [error.status, { message: error.code }];
  throw error;
}
