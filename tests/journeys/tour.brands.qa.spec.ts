import { localeNames } from "../../app/i18n/locale";
import { test } from "./tour";
import { visitMoneyScreens } from "./tour-money";
import { visitPlayScreens } from "./tour-play";
import { visitPublicScreens } from "./tour-public";

/** The languages that are asked for, as in `QA_LANGS=th,lo`; all of them unless given. */
const asked = (process.env.QA_LANGS ?? "").split(",").filter((locale) => locale !== "");
const locales = Object.keys(localeNames).filter((locale) => asked.length === 0 || asked.includes(locale));

const parts = [
  { screens: "guests", visit: visitPublicScreens },
  { screens: "money", visit: visitMoneyScreens },
  { screens: "play", visit: visitPlayScreens },
] as const;

for (const wanted of locales) {
  for (const { screens, visit } of parts) {
    test(`in ${wanted} every screen of ${screens} stands up to all observers [1.04]`, async ({
      tour,
      brand: { config },
      signIn,
      page,
      rich,
    }, info) => {
      const locale = config.locales.find((offered) => offered === wanted);
      if (locale === undefined) {
        info.annotations.push({ type: "no such language", description: `${config.id} has no ${wanted}` });
        return;
      }
      test.slow();
      if (visit !== visitPublicScreens) await signIn(page.context(), rich);
      await tour(visit, locale);
    });
  }
}
