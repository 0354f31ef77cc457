import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Outlet } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { satang } from "schemas/amount";
import { describe, expect, it } from "vitest";
import { Money } from "./money";
import { type Sign, SignedMoney } from "./signed-money";

async function shown(amount: number, currency = "THB", isLarge = false): Promise<string> {
  return rendered(<Money amount={satang(amount)} isLarge={isLarge} />, currency);
}

/** Renders the element as in a brand's page; with the member's currency, as in a page after signing in. */
async function rendered(element: ReactElement, currency = "THB", ofMember?: string): Promise<string> {
  const frame = { id: "routes/user/route", path: "", loader: () => ({ currency: ofMember }), element };
  const { query, dataRoutes } = createStaticHandler([
    ofMember === undefined
      ? { id: "root", path: "/", loader: () => ({ currency }), element }
      : { id: "root", path: "/", loader: () => ({ currency }), element: <Outlet />, children: [frame] },
  ]);
  const context = await query(new Request("http://local.test/"));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

describe("an amount on a page", () => {
  it.each([
    [0, "0.00 THB"],
    [5, "0.05 THB"],
    [123_456_789, "1,234,567.89 THB"],
    [-100, "-1.00 THB"],
    [-5, "-0.05 THB"],
  ])("of %i satang is %s: two decimals, groups of three, and its currency [9.26]", async (amount, text) => {
    expect(textOf(await shown(amount))).toBe(text);
  });

  it("names the brand's currency", async () => {
    expect(textOf(await shown(100, "LAK"))).toBe("1.00 LAK");
  });

  it("names the member's own currency, whatever the brand's is", async () => {
    const one = <Money amount={satang(100)} />;
    expect(textOf(await rendered(one, "THB", "LAK"))).toBe("1.00 LAK");
    expect(textOf(await rendered(one, "LAK", "THB"))).toBe("1.00 THB");
  });

  it("reads the same large or not, the satang in a part of their own", async () => {
    const plain = await shown(123_450);
    expect(textOf(await shown(123_450, "THB", true))).toBe(textOf(plain));
    expect(plain).toMatch(/<span>1,234<\/span><span class="[^"]+">\.50<\/span>/);
    expect(plain).not.toContain("style=");
  });
});

describe("an amount that came or went", () => {
  const signed = async (amount: number, sign?: Sign) =>
    textOf(await rendered(<SignedMoney amount={satang(amount)} sign={sign} />));

  it("says so by its sign, as wide for both", async () => {
    expect(await signed(50_000)).toBe("+500.00 THB");
    expect(await signed(-80_000)).toBe("\u2212800.00 THB");
    expect(await signed(80_000, "-")).toBe("\u2212800.00 THB");
  });

  it("has none where it is zero, or only moves within", async () => {
    expect(await signed(0)).toBe("0.00 THB");
    expect(await signed(0, "-")).toBe("0.00 THB");
    expect(await signed(300, "")).toBe("3.00 THB");
  });
});
