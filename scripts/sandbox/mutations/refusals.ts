import { type Asked, type Mutation, type MutationTable, page, refusals, type Sent } from "./mutation";

const done = { message: "SUCCESS" };

/** Changes what a call gets without a good token, by the kind of token that it has. */
function forToken(token: Asked["token"], change: Partial<Sent>): Mutation["sent"] {
  return refusals((_, asked) => (asked.token === token && asked.endpoint !== null ? change : {}));
}

function forUnknownPath(change: Partial<Sent>): Mutation["sent"] {
  return refusals((_, { endpoint }) => (endpoint === null ? change : {}));
}

/** How a call is refused, and whether it is. */
export const refusalMutations: MutationTable = {
  "no-code": {
    about: "Refusals name no code.",
    sent: refusals(({ status }) => ({ body: { statusCode: status, succeeded: false } })),
  },
  "words-for-codes": {
    about: "Refusals say words of their own.",
    sent: refusals(() => ({ body: { message: "That did not work" } })),
  },
  "failures-with-200": { about: "Refusals have status 200.", sent: refusals(() => ({ status: 200 })) },
  "failures-with-500": { about: "Refusals have status 500.", sent: refusals(() => ({ status: 500 })) },
  "unknown-token-500": {
    about: "A token that nobody knows is an error of the server.",
    sent: forToken("unknown", { status: 500, body: { message: "INTERNAL_SERVER_ERROR" } }),
  },
  "unknown-token-accepted": {
    about: "A token that nobody knows is accepted.",
    sent: forToken("unknown", { status: 200, body: done }),
  },
  "unknown-token-in-words": {
    about: "A token that nobody knows is refused in words.",
    sent: forToken("unknown", { status: 401, body: { message: "Token has expired" } }),
  },
  "no-token-accepted": {
    about: "A member's call is answered without a token.",
    sent: forToken("none", { status: 200, body: done }),
  },
  "unknown-path-200": {
    about: "A path that is not there is a success.",
    sent: forUnknownPath({ status: 200, body: done }),
  },
  "unknown-path-page": {
    about: "A path that is not there is a web page with status 404.",
    sent: forUnknownPath(page(404, "Not Found")),
  },
  "echoes-secrets": {
    about: "Refusals repeat the request, its token and password included.",
    sent: refusals((_, { authorization, json }) => ({
      body: { message: ["Refused:", ...Object.values(json ?? {}), authorization].join(" ") },
    })),
  },
};
