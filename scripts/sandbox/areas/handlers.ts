import type { Contract } from "schemas/contract";
import type { Endpoint, Multipart, PathNames } from "schemas/contract/endpoint";
import type * as z from "zod";
import type { Upload } from "../http/upload";
import type { Call } from "../state/call";

type BodyFields<E extends Endpoint> = E["body"] extends z.ZodObject
  ? z.output<E["body"]>
  : E["body"] extends Multipart
    ? { upload: Upload }
    : unknown;

/** The path parameters and the validated body's fields in one object; a multipart form comes as an upload. */
export type HandlerInput<E extends Endpoint> = { [Name in PathNames<E["path"]>]: string } & BodyFields<E>;

/** Returns what the contract accepts on the wire; a rule that refuses the call throws an ApiError. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: Call,
) => z.input<E["response"]> | Promise<z.input<E["response"]>>;

/** One area's calls. */
export type Handlers<Area> = {
  [Name in keyof Area]: Area[Name] extends Endpoint ? Handler<Area[Name]> : never;
};

/** Every area's calls. */
export type AllHandlers = { [Area in keyof Contract]: Handlers<Contract[Area]> };
