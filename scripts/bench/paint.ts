import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright";
import { request } from "undici";
import { readDocument, userAgent } from "./documents";
import { hydrated } from "./hydrated";
import { median } from "./measure";

/** Lighthouse's "slow 4G" as applied by the browser's throttling, and a CPU slowed down four times. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const RUNS = 5;

export interface Paint {
  /** Login's largest contentful paint divided by that of the same page as a static file; medians of alternate runs. */
  ratio: number;
  loginMs: number;
  staticMs: number;
  layoutShift: number;
}

export async function measurePaint(browser: Browser, loginUrl: string): Promise<Paint> {
  const { html } = await readDocument(loginUrl);
  const plain = await serveStatic(
    html.replace(/<script.*?<\/script>|<link rel="(modulepreload|prefetch)"[^>]*>/gs, ""),
    loginUrl,
  );
  const login: number[] = [];
  const still: number[] = [];
  let layoutShift = 0;
  try {
    for (let run = 0; run < RUNS; run++) {
      const ours = await paintOf(browser, plain.elsewhere, loginUrl);
      login.push(ours.lcpMs);
      layoutShift = Math.max(layoutShift, ours.layoutShift);
      const theirs = await paintOf(browser, plain.elsewhere, plain.url);
      still.push(theirs.lcpMs);
    }
  } finally {
    plain.close();
  }
  const [loginMs, staticMs] = [median(login), median(still)];
  return { ratio: loginMs / staticMs, loginMs, staticMs, layoutShift };
}

interface OnePaint {
  lcpMs: number;
  layoutShift: number;
}

/**
 * As for a visitor from another site, whose page the browser leaves for a new process. From a blank tab it would make
 * one only for ours, because of `cross-origin-opener-policy`.
 */
async function paintOf(browser: Browser, elsewhere: string, url: string): Promise<OnePaint> {
  const context = await browser.newContext({ userAgent, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto(elsewhere);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await hydrated(page);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return paint;
}

/** Runs in the page: returns the largest contentful paint and the layout shifts. */
function readPaint(): Promise<OnePaint> {
  return new Promise((resolve) => {
    let lcpMs = 0;
    let layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      lcpMs = list.getEntries().at(-1)?.startTime ?? 0;
      resolve({ lcpMs, layoutShift });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

interface StaticSite {
  url: string;
  /** A page of another site. */
  elsewhere: string;
  close: () => void;
}

const ELSEWHERE = "/elsewhere";

/** Serves the page as a static file: the same bytes and pictures, with no server work to wait for. */
async function serveStatic(html: string, origin: string): Promise<StaticSite> {
  const body = brotliCompressSync(html);
  const pictures = await picturesOf(html, origin);
  const server = createServer(({ url = "/" }, outgoing) => {
    const picture = pictures.get(url);
    if (url === ELSEWHERE) {
      outgoing.writeHead(200, { "content-type": "text/html" });
      outgoing.end("<title>Elsewhere</title>");
    } else if (picture === undefined) {
      outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" });
      outgoing.end(body);
    } else {
      outgoing.writeHead(200, { "content-type": picture.type });
      outgoing.end(picture.body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    elsewhere: `http://localhost:${port}${ELSEWHERE}`,
    close: () => server.close(),
  };
}

interface Picture {
  type: string;
  body: Buffer;
}

async function picturesOf(html: string, origin: string): Promise<Map<string, Picture>> {
  const paths = [...html.matchAll(/(?:src|href)="(\/brand\/[^"]+)"/g)].map(([, path = ""]) => path);
  const entries = paths.map(async (path) => {
    const { headers, body } = await request(new URL(path, origin));
    const picture = { type: String(headers["content-type"]), body: Buffer.from(await body.arrayBuffer()) };
    return [path, picture] as const;
  });
  return new Map(await Promise.all(entries));
}
