import { data, type HeadersArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/button";
import { Icon } from "~/components/icon";
import { Notice } from "~/components/notice";
import type { PageHandle } from "~/document/route-handle";
import { paths } from "~/paths";
import { titleMeta } from "~/shell/title";
import { draftsOf } from "../drafts.server";
import * as css from "./done.css";

export const handle: PageHandle = { hasPoster: true };

export const meta = titleMeta;

/** Goes on to /login automatically, even without JavaScript (specification, section 2: after 2 seconds). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { isRegistered } = await draftsOf(context).read(request);
  if (!isRegistered) throw redirect(paths.register);
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
  const sign = (
    <span className={css.sign}>
      <Icon name="check" />
    </span>
  );
  return (
    <Notice sign={sign} heading={t("register.done.heading")} text={t("register.done.text")}>
      <LinkButton to={paths.login} isWide>
        {t("register.login")}
      </LinkButton>
    </Notice>
  );
}
