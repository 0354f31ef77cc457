import type { LoaderFunctionArgs } from "@remix-run/node";
import { failure } from "~/errors/failure.server";
import { requireMember } from "~/member/guard.server";
import { inviteLink } from "../invite-link.server";
import { drawCard } from "./draw-card.server";

/** Replaces the pages' policy: opened by itself, the picture is a document of our origin. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox";

/** The member's own card that invites, as the screen shows it and as it is saved and shared. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, brandPicture, texts, locale } = context;
  const link = brand.features.invite ? await inviteLink(member, request, context) : undefined;
  if (link === undefined) throw failure("notFound", context);
  const t = texts.t(locale);
  const [title, hint] = [t("rewards:invite.card.title"), t("rewards:invite.card.hint")];
  const { mark: file } = brand.theme;
  const mark = file === undefined ? undefined : brandPicture(file);
  return new Response(drawCard(brand, { name: brand.name[locale], mark, title, hint, link }), {
    headers: {
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy": PICTURE_POLICY,
      "content-type": "image/svg+xml",
      "content-disposition": 'inline; filename="invite.svg"',
    },
  });
}
