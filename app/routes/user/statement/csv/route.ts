import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { failure } from "~/errors/failure.server";
import { requireMember } from "~/member/guard.server";
import { OperatorError } from "~/operator/error";
import { paths } from "~/paths";
import { readHistory } from "../../entries/history.server";
import { type Filter, filterSearch, isFiltered, periodOf, readFilter } from "../filter";
import { csvLines, fileName } from "./lines.server";

/** The statement of the filtered period as a CSV file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { brand } = context;
  const search = new URL(request.url).searchParams;
  const { filter } = readFilter(brand.features.statementFilters ? search : new URLSearchParams());
  const member = await requireMember(asStatement(request, filter), context);
  if (!brand.features.statementExport) throw failure("notFound", context);
  const history = readHistory(member.operator.statement.list, periodOf(filter, brand.timeZone).since);
  const lines = csvLines(history, filter, { ...context, member, currency: await member.currency() });
  const head = await firstOf(lines, filter);
  return new Response(streamOf(head, lines, context), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName(brand.id, filter, brand.timeZone, Date.now())}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** After signing in, the member returns to the list instead of the file. */
function asStatement(request: Request, filter: Filter): Request {
  return new Request(new URL(`${paths.statement}${filterSearch(filter)}`, request.url), {
    headers: request.headers,
    signal: request.signal,
  });
}

/** Reads the first page before the response begins, so that a failure gets an error page instead of half a file. */
async function firstOf(lines: AsyncGenerator<string, void>, filter: Filter): Promise<string> {
  try {
    const { value } = await lines.next();
    return value ?? "";
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const search = filterSearch(filter);
    throw redirect(`${paths.statement}${isFiltered(filter) ? `${search}&` : "?"}csv=failed`);
  }
}

/**
 * Streams the history page by page, at the client's pace. If a page cannot be read, the stream is aborted: the browser
 * reports a failed download, whereas a file that simply ended would look complete.
 */
function streamOf(head: string, lines: AsyncGenerator<string, void>, context: RequestContext) {
  const encoder = new TextEncoder();
  let next: string | undefined = head;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const text = next ?? (await lines.next()).value;
          next = undefined;
          if (text === undefined) controller.close();
          else controller.enqueue(encoder.encode(text));
        } catch (error) {
          context.report(error, context.requestId);
          controller.error(error);
        }
      },
      async cancel() {
        await lines.return();
      },
    },
    { highWaterMark: 0 },
  );
}
