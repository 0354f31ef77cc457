import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Dialog } from "~/components/dialog";
import * as dialogCss from "~/components/dialog.css";
import { sendSlip } from "~/deposits/send-slip.server";
import { failure } from "~/errors/failure.server";
import type { FormReply } from "~/form/form-reply";
import { formatDuration } from "~/format/duration.server";
import { fileSize } from "~/format/file-size";
import { requireMember } from "~/member/guard.server";
import { slip } from "~/money/kinds/slip.server";
import { intentFor } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { destinationOf } from "./destination.server";
import { SlipForm } from "./slip-form";

export const handle = { i18n: "slip" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  if (!brand.features.slips) throw failure("notFound", context);
  const search = new URL(request.url).searchParams;
  const [hours, destination] = await Promise.all([
    withTimeout(member.operator.lookup.slip()),
    destinationOf(search.get("bankCode"), member, context),
  ]);
  return {
    title: texts.t(locale)("slip:title"),
    intent: intentFor(slip, member, context),
    destination,
    closed: hours?.isOpen === false ? { from: hours.closedFrom, until: hours.closedUntil } : null,
    maxBytes: brand.deposit.slipMaxBytes,
    // The unit stays on the figure's line.
    size: fileSize(brand.deposit.slipMaxBytes).replace(" ", "\u00a0"),
    within: formatDuration(brand.deposit.slipWithinMinutes, locale),
    creditedWithin: formatDuration(brand.deposit.creditedWithinMinutes, locale),
    timeoutMs: brand.timeouts.slipUploadMs,
    isShared: search.has("shared"),
    isChecked: brand.features.slipCheck,
  };
}

/** A native form post; the form's script posts to a separate URL. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await sendSlip(request, context);
  if (sent instanceof Response) return sent;
  const refusal: FormReply = { result: { error: { "": [sent.text] } }, isStale: sent.isStale };
  return data(refusal, sent.init);
}

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Slip() {
  const { t } = useTranslation("slip");
  const { closed, ...form } = useLoaderData<typeof loader>();
  return (
    <Dialog title={t("title")} parent={paths.deposit} hasArt>
      {closed ? <Closed {...closed} /> : <SlipForm {...form} parent={paths.deposit} />}
    </Dialog>
  );
}

/** At certain hours no slips are accepted (specification, section 9). */
function Closed({ from, until }: { from?: string; until?: string }) {
  const { t } = useTranslation(["slip", "public"]);
  return (
    <div className={dialogCss.body}>
      <Alert tone="warning">
        {from && until ? `${t("closed")} ${t("closedHours", { from, until })}` : t("closed")}
      </Alert>
      <p>{t("closedNext")}</p>
      <div className={dialogCss.actions}>
        <LinkButton to={paths.deposit} variant="secondary">
          {t("public:common.close")}
        </LinkButton>
        <LinkButton to={paths.slips}>{t("list")}</LinkButton>
      </div>
    </div>
  );
}
