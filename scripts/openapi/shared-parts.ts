import { errorCodes, errorGroups, GONE, INVALID_TOKEN } from "schemas/contract/errors";
import type { JsonObject } from "./json";

const text = (description: string): JsonObject => ({ type: "string", description });

const header = (name: string, required: boolean, description: string, schema: JsonObject): JsonObject => ({
  name,
  in: "header",
  required,
  description,
  schema,
});

/** What all calls share: the headers, the member's token and the shape of a failure (operator-api.md). */
export const components: JsonObject = {
  securitySchemes: {
    member: { type: "http", scheme: "bearer", description: "The token of POST /api/login." },
  },
  parameters: {
    requestedWith: header("X-Requested-With", true, "Says that the wallet calls.", { const: "wallet-user" }),
    forwardedFor: header("X-Forwarded-For", false, "The member's own address; the caller is a server.", {
      type: "string",
    }),
    requestId: header("X-Request-Id", false, "One for each request, and in the wallet's log as well.", {
      type: "string",
    }),
    idempotencyKey: header(
      "Idempotency-Key",
      true,
      "The same for the same operation: do it at most once. An operator that ignores it loses nothing.",
      { type: "string" },
    ),
  },
  schemas: {
    ErrorCode: {
      type: "string",
      enum: errorCodes,
      description: "The error catalogue; each has its sentences in the member's language.",
      "x-groups": errorGroups,
    },
    ErrorOrder: {
      type: "string",
      enum: [INVALID_TOKEN, GONE],
      description: `Not an error but an order: "${INVALID_TOKEN}" signs the member out, "${GONE}" says that the service is.`,
    },
    Failure: {
      type: "object",
      description: "Any status but 2xx. Any of the three fields is read.",
      properties: {
        message: {
          description: "A code, an order, or a text that the member is shown as it is.",
          anyOf: [
            { $ref: "#/components/schemas/ErrorCode" },
            { $ref: "#/components/schemas/ErrorOrder" },
            { type: "string" },
          ],
        },
        error: text("In place of message."),
        code: text("In place of message."),
      },
      anyOf: [{ required: ["message"] }, { required: ["error"] }, { required: ["code"] }],
    },
  },
  responses: {
    Failure: {
      description: "Any other status: the call failed.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  },
};
