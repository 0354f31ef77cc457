import type { LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/components/notice";
import { RetryLink } from "~/components/retry-link";
import { ErrorScreen } from "~/errors/error-screen";
import { failure } from "~/errors/failure.server";
import { byButton } from "~/form/by-button.server";
import { afterStale } from "~/form/revalidate";
import { pageOf } from "~/format/page";
import { requireMember } from "~/member/guard.server";
import { couponClaim } from "~/money/kinds/coupon-claim.server";
import { spin } from "~/money/kinds/spin.server";
import { intentFor } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { keepFlag, wheelFlag } from "../flags.server";
import { PageHead } from "../page-parts/page-head";
import { claimForm, spinForm } from "./actions.server";
import { ClaimDialog } from "./claim-dialog";
import { CouponTable } from "./coupon-table";
import * as css from "./spin.css";
import { couponPage, lastResult, readWheel, shownResult } from "./spin.server";
import type { SpinReply } from "./spin-reply";
import { SpinStage } from "./spin-stage";

export const handle = { i18n: "spin" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** The wheel is required; the coupons are given 2 s. Spinning and claiming are POST requests (product.md). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  if (!brand.features.spin) throw failure("notFound", context);
  const [{ wheel, reason, isOff }, listed, last, result] = await Promise.all([
    readWheel(member, context),
    withTimeout(member.operator.spinwheel.coupons()),
    lastResult(member, context),
    shownResult(request, member, context),
  ]);
  if (wheel || isOff) keepFlag(wheelFlag, member.key, !isOff, context);
  return {
    title: texts.t(locale)("spin:title"),
    wheel,
    reason,
    isOff,
    coupons: listed ? couponPage(listed, pageOf(request), brand.pageSizes.coupons) : null,
    last,
    result,
    settings: brand.wheel,
    intents: {
      spin: intentFor(spin, member, context),
      claim: intentFor(couponClaim, member, context),
    },
  };
}

export const action = byButton({ spin: spinForm, claim: claimForm });

/**
 * No revalidation after a spin, because it would reveal the prize before the wheel stops; closing its dialog reloads. A
 * refused form is rendered again.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (args) => {
  if (args.actionResult?.answer || args.actionResult?.review) return false;
  return afterStale(args);
};

export default function Spin() {
  const { t } = useTranslation("spin");
  const { wheel, reason, isOff, coupons, last, result, settings, intents } = useLoaderData<typeof loader>();
  const reply = useActionData<SpinReply>();
  const claim = reply?.button === "claim" ? reply : undefined;
  const page = coupons?.pages.page ?? 1;
  return (
    <div className={css.screen}>
      <PageHead title={t("title")} />
      {wheel ? (
        <SpinStage
          wheel={wheel}
          last={last}
          result={result}
          settings={settings}
          intent={intents.spin}
          reply={reply}
        />
      ) : (
        <Notice heading={t("off.title")} text={reason ?? t(isOff ? "off.text" : "off.failed")}>
          <RetryLink to={paths.spin} />
        </Notice>
      )}
      <CouponTable coupons={coupons} fault={claim?.result.error?.[""]?.[0]} />
      {claim?.review ? (
        <ClaimDialog
          review={claim.review}
          intent={intents.claim}
          page={page}
          debounceMs={settings.claimDebounceMs}
        />
      ) : null}
    </div>
  );
}

export { ErrorScreen as ErrorBoundary };
