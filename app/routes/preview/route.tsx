import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createInstance } from "i18next";
import { I18nextProvider } from "react-i18next";
import { presetNames } from "schemas/names";
import type { OperatorConfig } from "schemas/operator";
import { rootCss } from "themes";
import { Link } from "~/components/link";
import { useDocument } from "~/document/document";
import { sharedOptions } from "~/i18n/i18n";
import { type Locale, locales } from "~/i18n/locale";
import { resources } from "~/i18n/texts.server";
import * as css from "./preview.css";
import { DialogSample, Samples } from "./samples";

export const handle = { i18n: ["public", "member", "home", "transfer", "profile"] };

const widths = Object.keys(css.widths) as (keyof typeof css.widths)[];

/**
 * For developing components: every state in this brand's colours and in every preset, in every language and width. Only
 * in development (routes.ts).
 */
export function loader({ request, context: { brand } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("width");
  const sheet = (name: string, theme: OperatorConfig["theme"]) => ({
    name,
    styles: rootCss({ ...brand, theme }).replace(":root", `.${name}`),
  });
  return {
    toastMs: brand.delays.toastMs,
    hasDialog: searchParams.has("dialog"),
    themes: [
      sheet(brand.id, brand.theme),
      ...presetNames.map((preset) => sheet(preset, { ...brand.theme, preset, colors: {} })),
    ],
    texts: Object.fromEntries(
      locales.map((locale) => [
        locale,
        { public: resources[locale].public, member: resources[locale].member },
      ]),
    ) as unknown as Record<Locale, Record<string, object>>,
    width: widths.find((width) => width === wanted) ?? "phone",
  };
}

export default function Preview() {
  const { themes, texts, width, hasDialog } = useLoaderData<typeof loader>();
  const { nonce } = useDocument();
  return (
    <main className={css.preview}>
      <style nonce={nonce} suppressHydrationWarning>
        {themes.map(({ styles }) => styles).join("")}
      </style>
      <nav className={css.menu}>
        {widths.map((name) => (
          <Link key={name} to={`?width=${name}`} aria-current={name === width || undefined}>
            {name}
          </Link>
        ))}
        <Link to={`?width=${width}&dialog`}>dialog</Link>
      </nav>
      {hasDialog ? <DialogSample parent={`/preview?width=${width}`} /> : null}
      <div className={css.grid}>
        {themes.flatMap(({ name }) =>
          locales.map((locale) => (
            <section
              key={`${name}-${locale}`}
              className={`${name} ${css.sheet} ${css.widths[width]}`}
              lang={locale}
            >
              <h2>{`${name} · ${locale}`}</h2>
              <I18nextProvider i18n={textsOf(locale, texts[locale])}>
                <Samples id={`${name}-${locale}`} />
              </I18nextProvider>
            </section>
          )),
        )}
      </div>
    </main>
  );
}

function textsOf(locale: Locale, texts: Record<string, object>) {
  const instance = createInstance();
  void instance.init({
    ...sharedOptions,
    lng: locale,
    resources: { [locale]: texts as Record<string, never> },
  });
  return instance;
}
