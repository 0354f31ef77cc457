import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { failure } from "~/errors/failure.server";
import { orErrorPage } from "~/errors/or-error-page.server";
import { markupPicture, readDataAddress } from "~/html/markup-picture.server";
import { requireMember } from "~/member/guard.server";

const headers = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

/** Replaces the pages' policy: the operator's SVG, opened by itself, is a document of our origin. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** A member's own open code as a standalone picture, for phones that cannot save an inline one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { bankCode = "" } = params;
  const code = await orErrorPage(member.operator.qrcode.get({ bankCode }), context);
  const address = code.hasQrcode ? markupPicture(code.qrcode, context.picture) : undefined;
  if (address === undefined) throw failure("notFound", context);
  const held = readDataAddress(address);
  if (!held) return redirect(address, { headers });
  const { type, bytes } = held;
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "content-security-policy": PICTURE_POLICY,
      "content-type": type,
      "content-disposition": `inline; filename="${fileName(type)}"`,
    },
  });
}

function fileName(type: string): string {
  return `qr.${type.includes("svg") ? "svg" : type.slice("image/".length)}`;
}
