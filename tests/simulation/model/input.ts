import type { Endpoint } from "schemas/contract/endpoint";
import type { OperatorRequest } from "~/operator/transport.server";
import type { CallInput } from "./effects";

/** What a simulated picture says begins after this many bytes of its type. */
export const PICTURE_HEAD = Buffer.from("89504e470d0a1a0a", "hex");

/** The values that a call carries in its path and its body; of an upload, what its picture says. */
export async function inputOf(endpoint: Endpoint, { path, body }: OperatorRequest): Promise<CallInput> {
  const given = path.split("/");
  const inPath = endpoint.path
    .split("/")
    .map((part, index) => [part, decodeURIComponent(given[index] ?? "")] as const)
    .filter(([part]) => part.startsWith("{"))
    .map(([part, value]) => [part.slice(1, -1), value] as const);
  return { ...Object.fromEntries(inPath), ...(await bodyOf(body)) };
}

async function bodyOf(body: OperatorRequest["body"]): Promise<CallInput> {
  if (body === undefined) return {};
  if (typeof body === "string") return JSON.parse(body) as CallInput;
  const chunks: Buffer[] = [];
  for await (const chunk of body.stream) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const from = all.indexOf(PICTURE_HEAD) + PICTURE_HEAD.length;
  return { file: all.subarray(from, all.indexOf("\r\n--", from)).toString() };
}
