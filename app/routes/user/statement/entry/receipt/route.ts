import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RequestContext } from "~/context";
import { type Failure, failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { waitInit, waitText } from "~/errors/wait.server";
import { pageOf } from "~/format/page";
import { type Member, requireMember } from "~/member/guard.server";
import { readReference } from "~/money/once/reference.server";
import { entryPath } from "~/paths";
import { render } from "~/pictures/render.server";
import { shownReferences } from "~/routes/user/references.server";
import { findEntry } from "../../../find-entry.server";
import { createDesk } from "./desk.server";
import { drawReceipt, PICTURE } from "./draw.server";
import { receiptOf } from "./facts.server";

const desk = createDesk((svg) => render(svg, PICTURE.width));

/** The receipt of an entry that is done, as a picture to keep or to send. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const reference = readReference(params.reference);
  const page = pageOf(request);
  const member = await requireMember(reference === null ? request : asEntry(request, reference), context);
  if (reference === null) throw failure("notFound", context);
  const { brand, brandPicture } = context;
  const where = { page, limit: brand.pageSizes.statement };
  const found = await orErrorPage(findEntry(member.operator.statement.list, reference, where), context);
  if (!found) throw failure("notFound", context);
  const { entry } = found;
  const wallet = await orErrorPage(member.wallet(), context);
  const referenceOf = await shownReferences([entry], member, context);
  const facts = { reference: referenceOf(entry), wallet, currency: await member.currency() };
  const receipt = receiptOf(entry, facts, context);
  if (!receipt) throw failure("notFound", context);
  const { mark: file } = brand.theme;
  const mark = file === undefined ? undefined : brandPicture(file);
  const picture = await desk.picture(drawReceipt({ ...receipt, mark }, brand), () =>
    mayDraw(member, context),
  );
  if (picture === null) throw failure("overloaded", context);
  return new Response(new Uint8Array(picture), {
    headers: {
      "content-type": "image/png",
      "content-disposition": `attachment; filename="${brand.id}-${facts.reference}.png"`,
      "cache-control": "private, no-store",
    },
  });
}

/** After signing in, the member returns to the entry instead of the file. */
function asEntry(request: Request, reference: string): Request {
  return new Request(new URL(entryPath(reference, pageOf(request)), request.url), {
    headers: request.headers,
    signal: request.signal,
  });
}

async function mayDraw({ key }: Member, context: RequestContext): Promise<void> {
  const wait = await orErrorPage(context.limits.receipt({ memberKey: key }), context);
  if (wait === null) return;
  const body: Failure = {
    kind: "overloaded",
    text: waitText(wait, context),
    reference: context.requestId,
  };
  throw Response.json(body, waitInit(wait));
}
