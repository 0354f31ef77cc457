import { expect, test } from "vitest";
import routes from "../../app/routes";
import { pages } from "./pages";

const { sandbox, guest } = pages();

interface Route {
  path?: string;
  file: string;
  children?: Route[];
}

/** Every route beneath one, with its address. */
function beneath(all: readonly Route[], above = ""): { path: string; file: string }[] {
  return all.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [{ path: own, file }, ...beneath(children, own)];
  });
}

const ofMembers = beneath(routes as Route[]).filter(({ file }) => /^routes\/(user|files)\//.test(file));
/** Nothing of a member is behind these by themselves: they lead on to what is guarded, or take no such request. */
const LEADS = /^\/(login$|user\/)/;
const refusing = [405, 415];

test("no route of members answers a guest, by its address, by its data alone or by a post, and none asks the operator [2.08]", async () => {
  expect(ofMembers.length).toBeGreaterThan(30);
  const { visitor } = guest();
  for (const { path, file } of ofMembers) {
    const address = path.replace(":bankCode", "KBANK").replace(/:\w+/, "JOKER");
    const page = await visitor.get(address);
    expect([address, page.status, page.headers.get("location")]).toEqual([
      address,
      expect.toBeOneOf([302, 303]),
      expect.stringMatching(LEADS),
    ]);
    const part = encodeURIComponent(file.replace(/\.tsx?$/, ""));
    const data = await visitor.get(`${address}.data?_routes=${part}`);
    expect(await data.text(), `${address} by itself`).toContain("SingleFetchRedirect");
    const posted = await visitor.post(address, { do: "confirm" });
    if (!refusing.includes(posted.status))
      expect([address, posted.status, posted.headers.get("location")]).toEqual([address, 302, "/login"]);
  }
  expect((await sandbox.calls({})).filter(({ endpoint }) => !endpoint?.startsWith("lookup."))).toEqual([]);
});
