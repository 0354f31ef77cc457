import { request } from "undici";
import { type LocalServer, startLocalServer } from "./local-server";

/** As long as a slow network pauses between two packets. */
const PAUSE_MS = 100;
/** How long the sheet of a page takes that has styles of its own. */
const SHEET_PAUSES = 4;

/**
 * A proxy that passes on every answer with pauses: an HTML page in three pieces (up to the middle of its content, up to
 * the middle of its navigation, the rest), and the sheet of a page that has its own styles inline much later.
 * One that is linked in the head comes at once, as from the browser's cache: a page is not painted before them.
 */
export function startPiecemealProxy(target: string): Promise<LocalServer> {
  const wait = (pauses: number) => new Promise((resolve) => setTimeout(resolve, pauses * PAUSE_MS));
  let isInline = false;
  return startLocalServer(async (incoming, outgoing) => {
    const { accept = "*/*", cookie = "", "user-agent": agent = "" } = incoming.headers;
    const answer = await request(new URL(incoming.url ?? "/", target), {
      headers: { accept, cookie, "user-agent": agent },
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    const type = String(answer.headers["content-type"]);
    const isPage = type.startsWith("text/html");
    if (isPage) isInline = body.includes('<style id="styles"');
    if (isInline && type.startsWith("text/css")) await wait(SHEET_PAUSES);
    outgoing.writeHead(answer.statusCode, { "content-type": type });
    for (const [index, piece] of (isPage ? piecesOf(body.toString()) : [body]).entries()) {
      if (index > 0) await wait(1);
      outgoing.write(piece);
    }
    outgoing.end();
  });
}

function piecesOf(html: string): string[] {
  const middle = Math.round((html.indexOf("<main") + html.indexOf("</main>")) / 2);
  const inMain = middle + html.slice(middle).search(/<\/(div|p|li|dd|tr|section)>/);
  const inNav = html.indexOf("</a>", html.indexOf("</a>", html.lastIndexOf("<nav")) + 1);
  const cuts = [inMain, inNav].filter((at) => at > 0).sort((one, other) => one - other);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}
