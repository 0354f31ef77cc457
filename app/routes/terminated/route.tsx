import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { buttonLook } from "~/components/button";
import { Icon } from "~/components/icon";
import { Notice } from "~/components/notice";
import { BareFrame } from "~/shell/error-page";
import { titleMeta } from "~/shell/title";

export const handle = { i18n: "public" };

export const meta = titleMeta;

/** The operator no longer responds, so the contact details come from the brand's config. */
export function loader({ context: { texts, locale, brand } }: LoaderFunctionArgs) {
  const { lineLink, website } = brand.contact;
  return { title: texts.t(locale)("public:terminated.title"), contact: lineLink ?? website };
}

/** The service has ended (specification, section 2). */
export default function Terminated() {
  const { t } = useTranslation();
  const { contact } = useLoaderData<typeof loader>();
  return (
    <BareFrame>
      <Notice heading={t("terminated.heading")} text={t("terminated.text")}>
        {contact === undefined ? null : (
          <a {...buttonLook({ isWide: true })} href={contact} rel="noopener noreferrer">
            <Icon name="chat" />
            {t("contact.title")}
          </a>
        )}
      </Notice>
    </BareFrame>
  );
}
