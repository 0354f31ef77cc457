import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { createInstance } from "i18next";
import { I18nextProvider } from "react-i18next";
import { presetNames } from "schemas/operator/names";
import { themeCss } from "themes";
import { useDocument } from "~/document";
import { sharedOptions } from "~/i18n/i18n";
import { type Locale, locales } from "~/i18n/locale";
import { resources } from "~/i18n/texts.server";
import * as css from "./preview.css";
import { Samples } from "./samples";

export const handle = { i18n: ["public", "member"] };

const widths = Object.keys(css.widths) as (keyof typeof css.widths)[];

/** For whoever changes a component: every state in every theme, language and width. In development only (routes.ts). */
export function loader({ request, context: { brand } }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("width");
  const theme = (preset: (typeof presetNames)[number]) =>
    themeCss({ ...brand, theme: { ...brand.theme, preset, colors: {} } }).replace(":root", `.${preset}`);
  return {
    toastMs: brand.delays.toastMs,
    themes: presetNames.map((preset) => ({ preset, styles: theme(preset) })),
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
  const { themes, texts, width } = useLoaderData<typeof loader>();
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
      </nav>
      <div className={css.grid}>
        {themes.flatMap(({ preset }) =>
          locales.map((locale) => (
            <section
              key={`${preset}-${locale}`}
              className={`${preset} ${css.sheet} ${css.widths[width]}`}
              lang={locale}
            >
              <h2>{`${preset} · ${locale}`}</h2>
              <I18nextProvider i18n={textsOf(locale, texts[locale])}>
                <Samples id={`${preset}-${locale}`} />
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
