import * as z from "zod";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { findMember, type Member } from "../store/members";

export interface ControlInput {
  /** The path parameters, decoded. */
  names: Record<string, string>;
  query: Record<string, string>;
  /** The parsed JSON, or a form's fields. */
  body: unknown;
}

/** One route of the control room. `about` is its description on the control room's page. */
export interface ControlRoute {
  method: "GET" | "POST" | "DELETE";
  path: string;
  about: string;
  run: (sandbox: Sandbox, input: ControlInput) => unknown;
}

/** An invalid control request: the response is 400 with the reasons. */
export class BadControl extends Error {}

export function requireBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw new BadControl(z.prettifyError(parsed.error));
  return parsed.data;
}

/** The member named by `{username}` in the path. */
export function requireNamed({ database }: Sandbox, { names }: ControlInput): Member {
  const member = findMember(database, names.username ?? "");
  if (!member) throw new ApiError("NO_USER");
  return member;
}
