import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { callOperator } from "../operator";
import { requireToken } from "../session";

interface Statement {
  statements: { statementType: string; status: string; amount: number; createdAt: string }[];
}

export async function loader({ request }: LoaderFunctionArgs) {
  const token = await requireToken(request);
  const body = { page: 1, limit: 10 };
  return await callOperator<Statement>("/api/statement", { token, body });
}

export default function Statement() {
  const { statements } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Statement</h1>
      <ul>
        {statements.map(({ statementType, status, amount, createdAt }) => (
          <li key={createdAt}>
            {createdAt} {statementType} {status} {amount.toFixed(2)}
          </li>
        ))}
      </ul>
      <Link to="/user/home">Home</Link>
    </main>
  );
}
