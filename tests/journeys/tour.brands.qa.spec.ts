import { locales } from "../../app/i18n/locale";
import { test } from "./tour";
import { visitMoneyScreens } from "./tour-money";
import { visitPlayScreens } from "./tour-play";
import { visitPublicScreens } from "./tour-public";

const parts = [
  { screens: "guests", visit: visitPublicScreens },
  { screens: "money", visit: visitMoneyScreens },
  { screens: "play", visit: visitPlayScreens },
] as const;

// A brand's project leaves out the languages that it does not speak, or that were not asked for, by the title's end.
for (const locale of locales) {
  for (const { screens, visit } of parts) {
    test(`every screen of ${screens} stands up to all observers in ${locale} [1.04]`, async ({
      tour,
      signIn,
      page,
      rich,
    }) => {
      test.slow();
      if (visit !== visitPublicScreens) await signIn(page.context(), rich);
      await tour(visit, locale);
    });
  }
}
