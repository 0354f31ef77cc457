import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { callOperator } from "../operator";
import { requireToken } from "../session";

interface Wallet {
  profile: { name: string };
  wallet: { amount: number };
  slots: { code: string; name: string; amount: number }[];
}

export async function loader({ request }: LoaderFunctionArgs) {
  const token = await requireToken(request);
  const { profile, wallet, slots } = await callOperator<Wallet>("/api/wallet", { token });
  return {
    name: profile.name,
    total: slots.reduce((sum, { amount }) => sum + amount, wallet.amount),
    games: slots.map(({ code, name, amount }) => ({ code, name, amount })),
  };
}

export default function Home() {
  const { name, total, games } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{name}</h1>
      <p>{total.toFixed(2)}</p>
      <ul>
        {games.map(({ code, name, amount }) => (
          <li key={code}>
            {name} {amount.toFixed(2)}
          </li>
        ))}
      </ul>
      <Link to="/user/statement">Statement</Link>
    </main>
  );
}
