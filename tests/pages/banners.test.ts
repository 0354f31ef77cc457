import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;

test.each([
  { path: "/user/home/invite", endpoint: "invite.banners", title: t("rewards:invite.title") },
  { path: "/user/home/refund", endpoint: "refund.banners", title: t("rewards:refund.title") },
] as const)(
  "$path: each banner stands there with its own picture and words, in the operator's order [2.28 2.52 3.15 7.41 7.46]",
  async ({ path, endpoint, title }) => {
    const who = await member();
    const picture = (name: string) => `${sandbox.url}/assets/${name}.png`;
    const banners = [
      { image: picture("first"), html: "<p>Words of <strong>one</strong></p>" },
      { image: picture("second") },
      { image: "", html: "<em>Words alone</em>" },
    ];
    await sandbox.fault(who, { endpoint, kind: "status", status: 200, body: { banners } });
    const page = await (await signedIn(who)).open(path);
    const shown = page.all(`dialog ul[aria-label="${title}"] > li`).map((banner) => ({
      picture: banner.querySelector("img")?.getAttribute("src"),
      words: banner.textContent,
      marks: [...banner.querySelectorAll("strong, em")].map(({ localName, textContent }) => [
        localName,
        textContent,
      ]),
    }));
    expect(shown).toEqual([
      { picture: picture("first"), words: "Words of one", marks: [["strong", "one"]] },
      { picture: picture("second"), words: "", marks: [] },
      { picture: undefined, words: "Words alone", marks: [["em", "Words alone"]] },
    ]);
    expect(page.link(t("rewards:banners.go"))).toMatch(/\?page=1$/);
  },
);
