import type { Visitor } from "./visitor";

/** Not pictures of the operator's, whose addresses are longer. */
const ASSET = /(?<=["'])\/assets\/[\w.-]+/g;

/** Reads a page to its end, and one of the files that it names, as a browser without a cache; throws unless both come. */
export async function readWhole(visitor: Visitor, path: string): Promise<void> {
  const answer = await visitor.get(path);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.headers.get("location") ?? ""}`);
  if (!html.includes("</html>")) throw new Error("cut off");
  const assets = [...new Set(html.match(ASSET))];
  const asset = assets[Math.floor(Math.random() * assets.length)];
  if (asset === undefined) throw new Error("names no file");
  const file = await visitor.get(asset);
  await file.arrayBuffer();
  if (file.status !== 200) throw new Error(`${file.status} for ${asset}`);
}
