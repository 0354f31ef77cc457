/**
 * The body of a document: its HTML, and the scripts at its end that bring the page's data. Handed from the
 * rendering to the HTTP process beside the response: as the response's own body each byte would go through four
 * streams.
 */
export interface PageBody {
  html: string;
  /** What is still on its way, piece by piece; null if the page is complete. */
  later: AsyncIterable<string> | null;
}

const bodies = new WeakMap<Response, PageBody>();

/** A response with this page. Its own body is empty. */
export function pageResponse(body: PageBody, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}

/** The page that a route's response stands for; undefined if its body is its own. */
export function pageBodyOf(response: Response): PageBody | undefined {
  return bodies.get(response);
}
