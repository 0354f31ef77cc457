import { type EndpointName, endpoints, type NamedEndpoint } from "schemas/contract";

/** The contract's row of a call. */
export function rowOf(name: EndpointName): NamedEndpoint {
  const row = endpoints.find((one) => one.name === name);
  if (!row) throw new Error(`no such call: ${name}`);
  return row;
}

/** What a promise was rejected with; throws when it was not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("was expected to fail");
}
