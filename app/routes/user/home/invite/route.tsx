import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import * as dialog from "~/components/dialog.css";
import { PictureButton } from "~/components/picture-button";
import { failure } from "~/errors/failure.server";
import { byButton } from "~/form/by-button.server";
import { memberForm, NoFields } from "~/form/form-action.server";
import { requireMember } from "~/member/guard.server";
import { inviteBonus } from "~/money/kinds/invite-bonus.server";
import { intentFor, moveMoney } from "~/money/outcome/action.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { BannerStep } from "../rewards/banner-step";
import { ReceivedList } from "../rewards/received-list";
import { bannersBefore, inviteOf, receivedPage } from "../rewards/rewards.server";
import * as css from "./invite.css";
import { InviteCard } from "./invite-card";
import { codeOf, inviteLink } from "./invite-link.server";
import { ReceiveBonus } from "./receive-bonus";

export const handle = { i18n: "rewards" };

export const meta = titleMeta;

export { formHeaders as headers } from "~/form/form-headers";

/** Inviting friends (specification, section 2, Invite modal): banners first, or the plain dialog. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { brand, texts, locale } = context;
  if (!brand.features.invite) throw failure("notFound", context);
  const { invite } = member.operator;
  const [banners, wallet, link, list] = await Promise.all([
    bannersBefore(request, () => invite.banners(), context),
    withTimeout(member.wallet()),
    inviteLink(member, request, context),
    receivedPage(
      request,
      async (page) => {
        const { invites, total, omitted } = await invite.list(page);
        const items = invites.map(({ from, ...item }) => ({ name: from?.name, ...item }));
        return { items, total, hidden: omitted.length };
      },
      context,
    ),
  ]);
  return {
    title: texts.t(locale)("rewards:invite.title"),
    banners,
    waiting: wallet && inviteOf(wallet, context),
    invitation: link === undefined ? undefined : { link, code: codeOf(link) },
    intent: intentFor(inviteBonus, member, context),
    list,
  };
}

/** Also used by home's reward strip. */
export const action = byButton({
  receive: memberForm({
    schema: NoFields,
    run: (_, post) => moveMoney(inviteBonus, { facts: {} }, post),
  }),
});

export { afterStale as shouldRevalidate } from "~/form/revalidate";

export default function Invite() {
  const { t } = useTranslation("rewards");
  const { banners, waiting, invitation, intent, list } = useLoaderData<typeof loader>();
  const isAnswered = useActionData() !== undefined;
  return (
    <Dialog title={t("invite.title")} parent={paths.home} isWide={invitation !== undefined}>
      <BannerStep title={t("invite.title")} banners={isAnswered ? [] : banners} to="?page=1">
        <div className={dialog.body}>
          <div className={css.columns}>
            {invitation ? <InviteCard {...invitation} /> : null}
            <div className={css.column}>
              <ReceiveBonus waiting={waiting} intent={intent} />
              <ReceivedList
                title={t("invite.list")}
                path={paths.invite}
                list={list}
                empty={t("invite.empty")}
                from={t("invite.from")}
              />
            </div>
          </div>
          {invitation ? (
            <div className={dialog.actions}>
              <PictureButton
                picture={{
                  ...invitation,
                  name: "invite",
                  title: t("invite.card.title"),
                  hint: t("invite.card.hint"),
                }}
              />
            </div>
          ) : null}
        </div>
      </BannerStep>
    </Dialog>
  );
}
