import { existsSync } from "node:fs";
import { readDocument } from "./documents";
import { cpuPerRequest, type Load } from "./load";
import { kb, type Measure, median, turns } from "./measure";
import { GAMES, type Members } from "./members";
import { openPeer } from "./peer";
import { signIn } from "./sign-in";
import type { Site } from "./site";
import { nearestScript } from "./static-file";

/** Standards.md, Speed. */
const LIMITS = { guest: 2, home: 2, statement: 2.2, games: 1.6, rows: 1.2 };

/**
 * Server CPU per request as ratios: a guest's page to a static file of the same process, members' pages to those of
 * the minimal Remix app, long lists to short ones. None where the system does not tell a process's CPU time.
 */
export async function cpuMeasures(root: string, site: Site, members: Members): Promise<Measure[]> {
  if (!existsSync(`/proc/${site.appPid}/stat`)) return [];
  const peer = await openPeer(root, site.operatorUrl);
  try {
    const file = await nearestScript(root, (await readDocument(`${site.url}/login`)).size);
    const [few, manyGames, manyRows, ofPeer] = [
      await signIn(site.url, members.few),
      await signIn(site.url, members.manyGames),
      await signIn(site.url, members.manyRows),
      await signIn(peer.url, members.few),
    ];
    const ours = (path: string, cookie = ""): Load => ({
      origin: site.url,
      path,
      pid: site.appPid,
      cookie,
    });
    const theirs = (path: string): Load => ({ origin: peer.url, path, pid: peer.pid, cookie: ofPeer });
    const used = await cpuPerRequest({
      file: ours(file.path),
      login: ours("/login"),
      home: ours("/user/home", few),
      peerHome: theirs("/user/home"),
      statement: ours("/user/statement", few),
      peerStatement: theirs("/user/statement"),
      manyGames: ours("/user/home", manyGames),
      manyRows: ours("/user/statement", manyRows),
      peerLogin: { ...theirs("/login"), cookie: "" },
    });
    const row = (name: string, one: keyof typeof used, other: keyof typeof used, limit: number, aside = "") =>
      turns(`${name} (CPU)`, [used[one], used[other]], limit, { digits: 2, aside });
    const minimal = (name: "peerLogin" | "peerStatement") => `; minimal: ${median(used[name]).toFixed(2)} ms`;
    return [
      row(`login ÷ a script of ${kb(file.size)}`, "login", "file", LIMITS.guest, minimal("peerLogin")),
      row("home ÷ minimal home", "home", "peerHome", LIMITS.home),
      row("statement ÷ minimal home", "statement", "peerHome", LIMITS.statement, minimal("peerStatement")),
      row(`home: ${GAMES.many} games ÷ ${GAMES.few}`, "manyGames", "home", LIMITS.games),
      row("statement: 10,000 rows ÷ 100", "manyRows", "statement", LIMITS.rows),
    ];
  } finally {
    await peer.close();
  }
}
