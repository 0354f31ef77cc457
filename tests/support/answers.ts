import fc from "fast-check";
import type { EndpointName } from "schemas/contract";
import { errorCodes, isSuccessCode } from "schemas/contract/errors";
import { parseAnswer, readAnswer } from "~/operator/answer.server";
import { OperatorError } from "~/operator/error";
import { rowOf } from "./rows";

/** How the client parses a response. */
export function read(name: EndpointName, status: number, body: unknown): unknown {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readAnswer(rowOf(name), status, parseAnswer(text)).answer;
}

/** The error that a response becomes; throws if it is not one. */
export function failureOf(name: EndpointName, status: number, body: unknown): OperatorError {
  try {
    read(name, status, body);
  } catch (error) {
    if (error instanceof OperatorError) return error;
    throw error;
  }
  throw new Error("was expected to fail");
}

export const realCodes = errorCodes.filter(
  (code) => code !== "INTERNAL_SERVER_ERROR" && !isSuccessCode(code),
);
export const anyRealCode = fc.constantFrom(...realCodes);
export const anyFailureStatus = fc.integer({ min: 400, max: 599 });
export const anyKey = fc.constantFrom("message", "error", "code");
