import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OperatorError } from "~/operator/error";
import { outcomeOf, send as sendDialog } from "../pages/money-dialog";
import { startApp, type TestApp } from "../support/app";
import { bombs } from "../support/bombs";
import { type LocalServer, startLocalServer } from "../support/local-server";
import { PlainBrowser } from "../support/plain-browser";
import { growthOf, MEGABYTE } from "../support/resident-bytes";
import { rejection } from "../support/rows";
import { sharedOperator } from "../support/shared-operator";
import { money, operator as operatorOf, read, send } from "../support/transport-stage";

/** Far less than what is packed, and far more than what one answer may be. */
const MOST_GROWTH = 200 * MEGABYTE;

describe.each(Object.entries(bombs))("a gigabyte that is packed by %s", (encoding, make) => {
  const operator = sharedOperator();
  /** The operator, behind a proxy that replaces the answers to this path. */
  let proxy: LocalServer;
  let app: TestApp;
  let bomb: Buffer;
  let bombed = "";

  beforeAll(async () => {
    bomb = make();
    proxy = await startLocalServer(async (incoming, outgoing) => {
      const { method, headers, url = "" } = incoming;
      const body = proxy.heard.findLast((one) => one.headers === headers)?.body || undefined;
      const { "content-length": _, connection: __, host: ___, ...sent } = headers;
      const init = { method, headers: sent as Record<string, string>, body };
      const answer = await fetch(operator.url + url, init);
      const text = await answer.text();
      if (url !== bombed) {
        outgoing.writeHead(answer.status, { "content-type": "application/json" }).end(text);
        return;
      }
      outgoing.writeHead(200, { "content-type": "application/json", "content-encoding": encoding });
      outgoing.on("error", () => undefined).end(bomb);
    });
    app = await startApp({ OPERATOR_API_URL: proxy.url });
  });
  afterAll(async () => {
    await app.stop();
    await proxy.close();
  });

  test("is a broken answer to our client, of a read as of money", async () => {
    const answered = await operatorOf((_, outgoing) => {
      outgoing.writeHead(200, { "content-encoding": encoding }).on("error", () => undefined);
      outgoing.end(bomb);
    });
    for (const row of [read, money]) {
      const error = await rejection(send(answered.transport, row, 60_000));
      expect(error).toBeInstanceOf(OperatorError);
      expect(error).toMatchObject({ message: "INTERNAL_SERVER_ERROR", reached: "unknown" });
    }
  });

  test("is a calm page, and one that moved money is unknown; the memory stays, and others are served", async () => {
    const member = await operator.member({ walletAmount: 100, games: { JOKER: 0 } });
    const browser = new PlainBrowser(app.url);
    await browser.visitor.signIn(member);
    await browser.open("/user/home/transfer");
    const { growth } = await growthOf(app.process, async () => {
      bombed = "/api/wallet/transfer";
      await sendDialog(browser, { from: "wallet", to: "JOKER", amount: "10" });
      expect(outcomeOf(browser)).not.toBe("refused");
      bombed = "/api/account/profile";
      const pages = await Promise.all(
        Array.from({ length: 12 }, () => browser.visitor.get("/user/profile", { accept: "text/html" })),
      );
      for (const page of pages) {
        expect([502, 503]).toContain(page.status);
        expect(await page.text()).toContain("<main");
      }
    });
    bombed = "";
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect((await browser.open("/user/profile")).status).toBe(200);
    // It ran, once, and nobody was told that it had failed.
    expect(await operator.calls({ endpoint: "wallet.transfer", username: member.username })).toHaveLength(1);
    expect(await operator.state(member)).toMatchObject({ wallet: 90, games: { JOKER: 10 } });
  });
});
