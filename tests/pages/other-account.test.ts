import { endpoints } from "schemas/contract";
import { expect, test } from "vitest";
import { samples } from "../support/files";
import { fieldsOf, type PlainPage } from "../support/plain-page";
import { memberScreens } from "./member-pages";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, signedIn } = site;
const { t } = brand;

/** Of the error page, and on the slip's own. */
const words = () => [t("public:error.otherAccountHeading"), t("public:error.otherAccountText")];
const TYPED = "TYPED BY THE FIRST";
/** They set a cookie of this device. */
const OF_NOBODY = ["/language", "/balances", "/in-app-hint"];
/** Some of those that the walk must meet. */
const FOUND = [
  ...["transfer", "withdraw", "deposit", "deposit/slip", "refund", "games/JOKER", "games/JOKER/play"].map(
    (screen) => `/user/home/${screen} `,
  ),
  ...["/user/home ", "/user/profile/edit ", "/user/profile/password ", "/user/profile/bank-name "],
  ...["/user/bonus clear", "/user/bonus ", "/user/spin ", "/user/contact/chat ", "/logout "],
];
const first = {
  ...{ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" },
  ...{ walletAmount: 9_000, games: { JOKER: 50 }, coin: 2 },
};

/** The slip's own page is drawn again, in words, and reads for that. */
const isRead = (name: string | null) =>
  endpoints.find((one) => one.name === name)?.endpoint.effect === "read";

/** Every form of a page, once for each of its buttons: where it posts to, and what it sends with every text filled in. */
function formsOn({ document, path }: PlainPage) {
  const forms = [...document.querySelectorAll("form[method=post]")];
  return forms.flatMap((form) => {
    const action = form.getAttribute("action") || path;
    const buttons = form.querySelectorAll("button:not([type=button])");
    const texts = form.querySelectorAll(
      "input:is(:not([type]), [type=text], [type=tel], [type=password])[name]",
    );
    const filled = Object.fromEntries([...texts].map((field) => [field.getAttribute("name") ?? "", TYPED]));
    return [...buttons].map((button) => ({ action, sent: fieldsOf(form, button, filled) }));
  });
}

function bodyOf(sent: ReadonlyMap<string, unknown>, isFile: boolean): URLSearchParams | FormData {
  const body = isFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of sent) if (name !== "file") body.append(name, String(value));
  if (body instanceof FormData) body.append("file", new File([new Uint8Array(samples.png)], "slip.png"));
  return body;
}

test("no form of one member's page does anything for another who has signed in since, nor shows what was typed", async () => {
  const other = await sandbox.make(first);
  const { visitor } = await signedIn(other);
  const changes = async () => (await sandbox.callsOf(other)).filter(({ endpoint }) => !isRead(endpoint));
  const before = await changes();
  const walked = new Set<string>();
  for (const bonus of [undefined, "day"]) {
    const browser = await signedIn(await sandbox.make({ ...first, bonus }));
    for (const screen of memberScreens()) {
      for (const { action, sent } of formsOn(await browser.open(screen))) {
        if (OF_NOBODY.includes(action)) continue;
        const form = `${action} ${sent.get("do") ?? ""}`;
        walked.add(form);
        const answer = await visitor.send(action, bodyOf(sent, sent.has("file")), { accept: "text/html" });
        const text = await answer.text();
        if (action === "/logout") {
          expect([answer.status, answer.headers.get("location")]).toEqual([303, "/user"]);
          expect((await visitor.get("/user/profile")).status).toBe(200);
          continue;
        }
        expect(answer.status, form).toBe(409);
        expect(
          words().filter((one) => text.includes(one)),
          form,
        ).not.toEqual([]);
        expect(text, form).not.toContain(TYPED);
      }
    }
  }
  // Of every room of a member: a walk that finds no forms proves nothing.
  for (const form of FOUND)
    expect(
      [...walked].some((one) => one.startsWith(form)),
      form,
    ).toBe(true);
  expect(await changes()).toEqual(before);
});
