import { data, type HeadersArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Notice } from "~/components/notice";
import { hasRegistered } from "~/registration/registered.server";
import { titleMeta } from "~/title";

export const meta = titleMeta;

/** Goes on to /login by itself, also without script (specification, section 2: after 2 seconds). */
export function loader({ request, context }: LoaderFunctionArgs) {
  if (!hasRegistered(request)) throw redirect("/register");
  const { texts, locale, brand } = context;
  const seconds = Math.ceil(brand.delays.registerRedirectMs / 1000);
  return data(
    { title: `${texts.t(locale)("public:register.title")} · ${brand.name[locale]}` },
    { headers: { refresh: `${seconds};url=/login` } },
  );
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function RegisterDone() {
  const { t } = useTranslation();
  return (
    <Notice heading={t("register.done.heading")} text={t("register.done.text")}>
      <LinkButton to="/login">{t("register.login")}</LinkButton>
    </Notice>
  );
}
