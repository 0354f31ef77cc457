import { presetNames } from "schemas/names";
import { expect, it } from "vitest";
import { brandWith } from "../../../tests/support/brand-with";
import { sharedSite } from "../../../tests/support/shared-site";
import { builtFaults, scriptFaults, styleFaults } from "./built";

const { app } = sharedSite();

it("nothing that the browser gets of a build needs more than the oldest browsers have", () => {
  const brands = presetNames.map((preset) => brandWith({ id: preset, theme: { preset } }));
  expect(builtFaults("build", brands)).toEqual([]);
});

it.each(["/login", "/register", "/contact/chat", "/nowhere"])(
  "nor do the scripts and styles within %s",
  async (path) => {
    const html = await (await fetch(new URL(path, app.url))).text();
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
    expect(styles).not.toEqual([]);
    expect(
      scripts.flatMap(([, attributes = "", text = ""]) =>
        scriptFaults(path, text, attributes.includes("module") ? "module" : "script"),
      ),
    ).toEqual([]);
    expect(styles.flatMap((text) => styleFaults(path, text))).toEqual([]);
  },
);

it.each([
  ["AbortSignal.timeout(1)", "AbortSignal.timeout"],
  ["field.showPicker()", "showPicker"],
  ["list.at(-1); list.findLast(a)", "findLast"],
  ["structuredClone(a)", "structuredClone"],
  ["a ??= 1", "Unexpected token"],
  ["/(?<=a)b/", "looks back"],
])("%s is a fault", (text, said) => {
  expect(
    scriptFaults("x.js", text, "module")
      .map(({ message }) => message)
      .join(),
  ).toContain(said);
});

it.each(["list.at", "const structuredClone = 1; structuredClone", "typeof structuredClone", "xhr.timeout"])(
  "%s is none",
  (text) => expect(scriptFaults("x.js", text, "module")).toEqual([]),
);

it.each([
  ["a{inset:0}", "inset"],
  ["a{height:1lh}", "lh"],
  ["a{color:color-mix(in srgb,red,blue)}", "color-mix()"],
  ["@container (width>1px){a{top:0}}", "@container"],
  ["a:user-valid{top:0}", ":user-valid"],
  ["a:has(b),c{top:0}", "takes the others with it"],
])("%s is a fault", (css, said) => {
  expect(
    styleFaults("x.css", css)
      .map(({ message }) => message)
      .join(),
  ).toContain(said);
});
