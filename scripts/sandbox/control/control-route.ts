import * as z from "zod";
import { Refusal } from "../refusal";
import type { Sandbox } from "../sandbox";
import { findMember, type Member } from "../store/members";

export interface ControlInput {
  /** The path's names, decoded. */
  names: Record<string, string>;
  query: Record<string, string>;
  /** JSON, or a form's fields. */
  body: unknown;
}

/** One address of the control room. `about` is what its page and README say. */
export interface ControlRoute {
  method: "GET" | "POST" | "DELETE";
  path: string;
  about: string;
  run: (sandbox: Sandbox, input: ControlInput) => unknown;
}

/** A control body that does not fit: answered with 400 and the reasons. */
export class BadControl extends Error {}

export function requireBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw new BadControl(z.prettifyError(parsed.error));
  return parsed.data;
}

/** The member of `{username}`. */
export function requireNamed({ database }: Sandbox, { names }: ControlInput): Member {
  const member = findMember(database, names.username ?? "");
  if (!member) throw new Refusal("NO_USER");
  return member;
}
