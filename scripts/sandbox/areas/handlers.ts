import type { Contract } from "schemas/contract";
import type { Endpoint, Multipart, PathNames } from "schemas/contract/endpoint";
import type * as z from "zod";
import { Refusal } from "../refusal";
import type { Sandbox } from "../sandbox";
import type { Member } from "../store/members";

/** What a handler knows besides its input. */
export interface Call {
  sandbox: Sandbox;
  /** Present where the contract asks for a token, or where the caller sent a good one. */
  member: Member | undefined;
  /** First address of X-Forwarded-For, else the socket's. */
  address: string;
}

type BodyFields<E extends Endpoint> = E["body"] extends z.ZodObject
  ? z.output<E["body"]>
  : E["body"] extends Multipart
    ? FormData
    : unknown;

/** The path's names and the validated body's fields in one object. */
export type HandlerInput<E extends Endpoint> = { [Name in PathNames<E["path"]>]: string } & BodyFields<E>;

/** Answers what the contract accepts on the wire; rules that say no throw a Refusal. */
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

/** The caller. Throws where the contract asks for a token and the pipeline let none through, which it never does. */
export function requireMember(call: Call): Member {
  if (!call.member) throw new Refusal("invalid-token");
  return call.member;
}
