import { join } from "node:path";
import { expect, test } from "vitest";
import { noticesOf } from "./notices";

const inReact = (path: string) => join(process.cwd(), "node_modules", path);

test("each package of a bundle is named once, with its version and the text of its licence", () => {
  const text = noticesOf([
    inReact("react/index.js"),
    `\0${inReact("react/cjs/react.production.min.js")}?commonjs-module`,
    inReact("@remix-run/react/dist/index.js"),
    join(process.cwd(), "app/root.tsx"),
    "\0vite/preload-helper.js",
  ]);
  expect(text.match(/^[@\w/-]+ \d+\.\d+\.\d+$/gm)).toEqual(["@remix-run/react 2.17.5", "react 18.3.1"]);
  expect(text).toContain("Licence: MIT");
  expect(text).toContain("Copyright (c) Facebook, Inc. and its affiliates.");
});
