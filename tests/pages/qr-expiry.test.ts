import { expect, test } from "vitest";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, member, signedIn } = site;
const { t } = brand;
const PATH = "/user/home/deposit/qr/KBANK";
const qrcode = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
const code = { qrcodeId: "q-1", hasQrcode: true, qrcode, amount: 100 };

test("a code whose expiry cannot be read is there to be paid, without a countdown; the member is told that it is not for long, and the log that it is odd [3.13 9.13]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const shown = async (expireIn: unknown) => {
    await sandbox.heal(who);
    const body = { ...code, expireIn };
    await sandbox.fault(who, { endpoint: "qrcode.get", kind: "status", status: 200, body });
    const logged = site.logLines.length;
    const page = await browser.open(PATH);
    page.one("dialog img[src^='data:image']");
    await expect.poll(() => site.logLines.slice(logged).join("")).toContain("qrcode.get");
    return {
      counts: /\d\d:\d\d/.test(page.text("dialog")),
      isTold: page.text("dialog").includes(t("deposit:qr.once")),
      isLogged: site.logLines.slice(logged).some((line) => line.includes('"field":"expireIn"')),
    };
  };
  expect(await shown(840)).toEqual({ counts: true, isTold: false, isLogged: false });
  for (const odd of ["soon", { minutes: 15 }, [900]])
    expect(await shown(odd)).toEqual({ counts: false, isTold: true, isLogged: true });
  // An operator that says nothing of it has said nothing odd.
  expect(await shown(null)).toEqual({ counts: false, isTold: true, isLogged: false });
});

test("a code is open for as many seconds as the operator says: without script until that time in the brand's zone, with script by the server's clock [3.13 4.13]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const body = { ...code, expireIn: 840 };
  await sandbox.fault(who, { endpoint: "qrcode.get", kind: "status", status: 200, body });
  const asked = Date.now();
  const page = await browser.open(PATH);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: brand.config.timeZone, timeStyle: "medium" });
  const ends = Array.from({ length: 60 }, (_, late) => clock.format(asked + (840 + late) * 1_000));
  expect(ends).toContain(/\d\d:\d\d:\d\d/.exec(page.text("dialog"))?.[0]);
  const answer = await browser.visitor.get("/files/qr/KBANK/live");
  const live = (await answer.json()) as { now: number; code: { expiresAt: number } };
  expect(live.code.expiresAt - live.now).toBe(840_000);
});
