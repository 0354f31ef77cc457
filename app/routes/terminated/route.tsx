import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { Notice } from "~/components/notice";
import { titleMeta } from "~/title";

export const handle = { i18n: "public" };

export const meta = titleMeta;

export function loader({ context: { texts, locale } }: LoaderFunctionArgs) {
  return { title: texts.t(locale)("public:terminated.title") };
}

/** The service has ended (specification, section 2). */
export default function Terminated() {
  const { t } = useTranslation();
  return (
    <main>
      <Notice heading={t("terminated.heading")} text={t("terminated.text")} />
    </main>
  );
}
