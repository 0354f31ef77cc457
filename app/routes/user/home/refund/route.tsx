import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import { failure } from "~/errors/failure.server";
import { byButton } from "~/form/by-button.server";
import type { FormReply } from "~/form/form-reply";
import { requireMember } from "~/member/guard.server";
import { refundReceive, refundToWallet } from "~/money/kinds/refund.server";
import { intentFor } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { keepFlag, refundFlag } from "../../flags.server";
import { BannerStep } from "../rewards/banner-step";
import { bannersBefore, receivedPage } from "../rewards/rewards.server";
import { ReceiveRefund } from "./receive-refund";
import { asBonus, type RefundFacts, refundOf, toWallet } from "./refund.server";
import { ReviewRefund } from "./review-refund";

export const handle = { i18n: ["rewards", "bonus"] };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** The refund of losses (specification, section 2, Refund modal): banners first, or the plain dialog. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  if (!brand.features.refund) throw failure("notFound", context);
  const { refund } = member.operator;
  const [banners, check, list] = await Promise.all([
    bannersBefore(request, () => refund.banners(), context),
    withTimeout(refund.check()),
    receivedPage(
      request,
      async (page) => {
        const { refunds, total, omitted } = await refund.list(page);
        const items = refunds.map(({ refundAmount: amount, createdAt }) => ({ amount, createdAt }));
        return { items, total, hidden: omitted.length };
      },
      context,
    ),
  ]);
  const shown = check && refundOf(check, context);
  if (shown) keepFlag(refundFlag, member.key, shown.isReady, context);
  return {
    title: texts.t(locale)("rewards:refund.title"),
    banners,
    refund: shown,
    intents: {
      addWallet: intentFor(refundToWallet, member, context),
      receive: intentFor(refundReceive, member, context),
    },
    list,
  };
}

export const action = byButton({ addWallet: toWallet, receive: asBonus });

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Refund() {
  const { t } = useTranslation("rewards");
  const { banners, intents, ...plain } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply<RefundFacts>>();
  const facts = reply?.review?.facts;
  return (
    <Dialog
      title={t(facts ? "refund.review.title" : "refund.title")}
      parent={paths.home}
      hasArt={!facts}
      band={facts?.way === "receive" ? "within" : "head"}
    >
      {facts ? (
        <ReviewRefund facts={facts} intent={intents[facts.way]} />
      ) : (
        <BannerStep title={t("refund.title")} banners={reply ? [] : banners} to="?page=1">
          <ReceiveRefund {...plain} intents={intents} />
        </BannerStep>
      )}
    </Dialog>
  );
}
