import { expect, test } from "vitest";
import { markFaults } from "./marks";

const faults = (text: string) => markFaults([{ path: "app/a.ts", text }]);

// Split here too, so that this file passes its own check.
test.each([
  `// @ts-${"ignore"}`,
  `// @ts-${"expect-error"} later`,
  `/* biome-${"ignore"} lint: later */`,
  `// TO${"DO"}: later`,
  `// FIX${"ME"} later`,
  `await page.waitFor${"Timeout"}(500);`,
  `await page.waitForLoadState("network${"idle"}");`,
  `const file = "/wo${"rk/"}main/a.ts";`,
  `import { UNS${"AFE_"}RemixContext } from "@remix-run/react";`,
])("no file may hold %s", (text) => {
  expect(faults(`\n${text}`)).toMatchObject([{ file: "app/a.ts", line: 2 }]);
});

test.each([`const mastodons = "TO${"DO"}S";`, `const folder = "frame/wo${"rk/"}x";`, "const anything = 1;"])(
  "but this is fine: %s",
  (text) => {
    expect(faults(text)).toEqual([]);
  },
);
