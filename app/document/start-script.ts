/** The addresses of what a page's script consists of. */
interface PageFiles {
  manifest: string;
  entry: string;
  /** Route modules by route id. */
  routes: Record<string, string>;
  /** What they all import. */
  chunks: readonly string[];
  /** The site's sheet, if nothing else in the page links it. */
  sheet?: string;
}

/**
 * The text of the script that starts a page's script: it waits for the first paint, asks for all files at once, and
 * imports the entry when manifest and routes are there, and the sheet, which screens that come later need. If a module
 * fails, the page stays one without script. A hidden page is not painted; the timer is for browsers that paint late, or
 * do not tell, or fail at being asked.
 */
export function startScript({ entry, manifest, routes, chunks, sheet }: PageFiles): string {
  const ahead = [...chunks, entry].map((file) => `<link rel=modulepreload href=${file}>`);
  const files = JSON.stringify([manifest, ...Object.values(routes)]);
  const linkSheet = sheet
    ? `let s=d.createElement("link");s.rel="stylesheet";s.href=${JSON.stringify(sheet)};d.head.append(s);`
    : "";
  const awaitSheet = sheet ? ".concat(new Promise(r=>s.onload=s.onerror=r))" : "";
  const modules = Object.keys(routes).map((id, index) => `${JSON.stringify(id)}:x[${index + 1}]`);
  return (
    `{let b,d=document,g=()=>{if(b)return;b=1;${linkSheet}d.head.insertAdjacentHTML("beforeend",${JSON.stringify(ahead.join(""))});` +
    `Promise.all(${files}.map(h=>import(h))${awaitSheet}).then(x=>{window.__remixRouteModules={${modules}};` +
    `return import(${JSON.stringify(entry)})}).catch(()=>{})};` +
    'd.hidden?g():(setTimeout(g,2e3),new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&g())' +
    '.observe({type:"paint",buffered:!0}))}'
  );
}
