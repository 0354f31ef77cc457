interface Call {
  token?: string;
  /** Sent as JSON with POST; without one the call is a GET. */
  body?: object;
}

/** Calls the operator and returns its answer, which a minimal app takes on trust. Throws for any status but 2xx. */
export async function callOperator<Answer>(path: string, { token, body }: Call): Promise<Answer> {
  const answer = await fetch(`${process.env.OPERATOR_API_URL}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "x-requested-with": "wallet-user",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
