import { expect, it } from "vitest";
import { asksForHelp, type Choice, readChoice } from "./choice";

const brands = [
  { id: "lanxang", name: "Lan Xang", defaultLocale: "lo", locales: ["lo", "th", "en"] },
  { id: "riverside", name: "Riverside", defaultLocale: "en", locales: ["en", "th"] },
];

function chosen(...args: string[]): Choice {
  const read = readChoice(args, brands);
  if (!read.ok) throw new Error(read.message);
  return read.choice;
}

function mistake(...args: string[]): string {
  const read = readChoice(args, brands);
  return read.ok ? "none" : read.message;
}

it("runs the whole matrix of one brand or of all, unless told to leave something out", () => {
  const every = ["chromium", "firefox", "webkit"];
  expect(chosen("--operator", "riverside")).toEqual({
    brands: [brands[1]],
    isAll: false,
    engines: every,
    langs: [],
    grep: undefined,
    isUpdating: false,
    hunt: undefined,
  });
  expect(chosen("--operator=all")).toMatchObject({ brands, isAll: true });
  const less = chosen(
    "--operator",
    "all",
    "--engine",
    "chromium",
    "--langs",
    "th, en,th",
    "--grep",
    "QR|slip",
  );
  expect(less).toMatchObject({ engines: ["chromium"], langs: ["th", "en"], grep: "QR|slip" });
  expect(chosen("--operator", "all", "--grep=--langs")).toMatchObject({ grep: "--langs" });
});

it("takes pictures with Chromium only", () => {
  expect(chosen("--operator", "all", "--update-pictures")).toMatchObject({
    isUpdating: true,
    engines: ["chromium"],
  });
  expect(mistake("--operator", "all", "--update-pictures", "--engine", "webkit")).toContain("Chromium");
});

it("hunts through every brand until it is stopped, or for some minutes", () => {
  expect(chosen("--hunt")).toMatchObject({ brands, hunt: { minutes: undefined }, engines: ["chromium"] });
  const short = chosen("--hunt", "--minutes", "60", "--operator", "lanxang");
  expect(short).toMatchObject({ brands: [brands[0]], hunt: { minutes: 60 } });
});

it.each([
  [[], "Which brand? npm run qa -- --operator <id>. There are lanxang, riverside, and all."],
  [["--operator", "nowhere"], 'No brand "nowhere" in config/. There are lanxang, riverside, and all.'],
  [
    ["--operator", "lanxagn"],
    'No brand "lanxagn" in config/, did you mean "lanxang"? There are lanxang, riverside, and all.',
  ],
  [
    ["--operator", "all", "--engine", "firefx"],
    'No engine "firefx", did you mean "firefox"? There are chromium, firefox, webkit.',
  ],
  [
    ["--operater", "all"],
    'There is no --operater, did you mean "--operator"? There are --operator, --grep, --engine, --langs, --update-pictures, --hunt, --minutes.',
  ],
  [["--operator"], "--operator needs a value."],
  [["--operator", "--hunt"], "--operator needs a value."],
  [["--operator", "all", "--engine", "opera"], 'No engine "opera". There are chromium, firefox, webkit.'],
  [["--operator", "all", "--langs", "th,fr"], 'No language "fr". There are th, lo, en.'],
  [["--operator", "riverside", "--langs", "lo"], 'riverside has no "lo", only en, th.'],
  [["--operator", "all", "--langs", ","], "--langs needs a value."],
  [["--operator", "all", "--grep", "("], '--grep "(" is no regular expression.'],
  [["--operator", "all", "--minutes", "5"], "--minutes says how long to --hunt."],
  [["--hunt", "--minutes", "soon"], '--minutes "soon" is no number of minutes.'],
  [["--hunt", "--minutes", "0x10"], '--minutes "0x10" is no number of minutes.'],
  [["--operator", "all", "--operator", "lanxang"], "--operator is given twice."],
  [["--hunt", "--hunt"], "--hunt is given twice."],
  [["--operator", "no\nwhere"], 'No brand "no where" in config/. There are lanxang, riverside, and all.'],
  [
    ["--operator", "all", "--engine", "firefox", "--langs", "th"],
    "--langs is for Chromium's tours: leave it out, or --engine.",
  ],
  [["--hunt", "--update-pictures"], "--hunt and --update-pictures do not go together."],
  [["--hunt", "--langs", "th"], "--hunt takes every language: leave out --langs."],
  [["--hunt=yes"], "--hunt takes no value."],
])("%j: one line says what is wrong and what there is", (args, line) => {
  expect(mistake(...args)).toBe(line);
  expect(mistake(...args)).not.toContain("\n");
});

it.each([["--brand"], ["-x"], ["siam-gold"], ["--"]])(
  "%s is no flag: the line lists those that there are",
  (arg) => {
    const there = "There are --operator, --grep, --engine, --langs, --update-pictures, --hunt, --minutes.";
    expect(mistake("--operator", "all", arg)).toContain(there);
  },
);

it.each(["--help", "-h"])("tells how it is used, whatever else is asked for: %s", (word) => {
  expect(asksForHelp(["--operator", "all", word])).toBe(true);
  expect(asksForHelp(["--operator", "all"])).toBe(false);
});
