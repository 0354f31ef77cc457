import type { Contract } from "schemas/contract";
import type { Endpoint, Multipart, PathNames } from "schemas/contract/endpoint";
import type * as z from "zod";
import type { Upload } from "../http/upload";
import { Refusal } from "../refusal";
import type { Sandbox } from "../sandbox";
import type { Member } from "../store/members";

/** What a handler receives besides its input. */
export interface Call {
  sandbox: Sandbox;
  /** Present if the contract requires a token, or if the caller sent a valid one. */
  member: Member | undefined;
  /** The first address in X-Forwarded-For, otherwise the socket's. */
  address: string;
}

type BodyFields<E extends Endpoint> = E["body"] extends z.ZodObject
  ? z.output<E["body"]>
  : E["body"] extends Multipart
    ? { upload: Upload }
    : unknown;

/** The path parameters and the validated body's fields in one object; a multipart form comes as an upload. */
export type HandlerInput<E extends Endpoint> = { [Name in PathNames<E["path"]>]: string } & BodyFields<E>;

/** Returns what the contract accepts on the wire; a rule that refuses the call throws a Refusal. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: Call,
) => z.input<E["response"]> | Promise<z.input<E["response"]>>;

/** One area's calls. */
export type Handlers<Area> = {
  [Name in keyof Area]: Area[Name] extends Endpoint ? Handler<Area[Name]> : never;
};

/** Every area's calls. */
export type AllHandlers = { [Area in keyof Contract]: Partial<Handlers<Contract[Area]>> };

/** The calling member. Throws if there is none, which the pipeline rules out for calls that require a token. */
export function requireMember(call: Call): Member {
  if (!call.member) throw new Refusal("invalid-token");
  return call.member;
}
