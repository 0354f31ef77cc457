import { type EndpointName, endpoints, type NamedEndpoint } from "schemas/contract";

/** The contract's endpoint with this name. */
export function rowOf(name: EndpointName): NamedEndpoint {
  const row = endpoints.find((one) => one.name === name);
  if (!row) throw new Error(`no such call: ${name}`);
  return row;
}

/** The rejection of a promise; throws if it was not rejected. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("was expected to fail");
}
