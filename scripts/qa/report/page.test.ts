import { expect, it } from "vitest";
import { page, type Report } from "./page";
import { type JourneyReport, readJourneys } from "./read-journeys";
import { readTests } from "./read-tests";

const brands = [
  { id: "lanxang", name: "Lan <Xang>", defaultLocale: "lo", locales: ["lo", "th"] },
  { id: "riverside", name: "Riverside", defaultLocale: "en", locales: ["en"] },
];

const said = {
  message: "\u001b[31m1204 pixels (ratio 0.01 of all image pixels) are different.\u001b[39m\nat <b>",
};
const right = { duration: 1_500, errors: [], attachments: [] };
const wrong = {
  duration: 61_000,
  errors: [said],
  attachments: [
    { name: "home-expected.png", path: "/w/home-expected.png" },
    { name: "home-actual.png", path: "/w/home-actual.png" },
    { name: "trace", path: "/w/trace.zip" },
  ],
};
const inThai = { ...wrong, attachments: [{ name: "home-th-actual.png", path: "/w/home-th-actual.png" }] };
const unseen = { type: "note", description: "lanxang has no <pictures>" };

function spec(title: string, projectName: string, status: string, results: object[], file = "home.spec.ts") {
  const tests = [{ projectName, status, results, annotations: projectName === "lanxang" ? [unseen] : [] }];
  return { title, file, line: 7, tests };
}

const journeys = {
  config: { rootDir: "/w/tests/journeys" },
  errors: [{ message: "no <browser>" }],
  suites: [
    {
      specs: [
        spec("opens [2.43 4.11]", "lanxang", "expected", [right]),
        spec("every screen of guests stands up to all observers in th [1.04]", "lanxang", "expected", [
          right,
        ]),
        spec("shuts", "lanxang-firefox", "expected", [right], "../engines/play.qa.spec.ts"),
        spec("home looks as judged, in every language", "lanxang", "flaky", [inThai, right]),
        spec("was never begun", "lanxang", "skipped", []),
      ],
      suites: [
        {
          title: "without script",
          specs: [
            spec('<script>alert("1")</script>', "riverside", "unexpected", [wrong, wrong]),
            spec("wavers", "riverside-webkit", "flaky", [wrong, right]),
          ],
        },
      ],
    },
  ],
} as unknown as JourneyReport;

const vitest = {
  testResults: [
    {
      name: "/w/tests/a.qa.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "adds", duration: 2, failureMessages: [] },
        { status: "passed", fullName: "adds at last", duration: 2, failureMessages: ["not yet"] },
        { status: "failed", fullName: "takes away", duration: null, failureMessages: ["expected 1 < 2"] },
        { status: "skipped", fullName: "is not chosen" },
      ],
    },
    { name: "/w/tests/b.qa.test.ts", status: "failed", message: "no such file", assertionResults: [] },
  ],
};

const { told, errors, notes } = readJourneys(journeys, brands, "/w");
const tests = readTests(vitest, "/w");
const report: Report = {
  told: [...told, ...tests.told],
  errors: [...errors, ...tests.errors],
  notes,
  brands,
  command: "npm run qa -- --operator all",
  folder: "qa-report",
  release: "1.2.0",
  startedAt: new Date(2026, 10, 21, 11, 2),
  durationMs: 400_000,
  facts: [["Commit", "abc & def"]],
};

it("knows brand, language and engine of each journey, and leaves out what never ran", () => {
  expect(told.map(({ title, place, outcome }) => [title, ...Object.values(place ?? {}), outcome])).toEqual([
    ["opens [2.43 4.11]", "lanxang", "lo", "chromium", "passed"],
    ["every screen of guests stands up to all observers in th [1.04]", "lanxang", "th", "chromium", "passed"],
    ["shuts", "lanxang", "lo", "firefox", "passed"],
    ["home looks as judged, in every language", "lanxang", "th", "chromium", "flaky"],
    ['without script › <script>alert("1")</script>', "riverside", "en", "chromium", "failed"],
    ["without script › wavers", "riverside", "en", "webkit", "flaky"],
  ]);
  expect(told.slice(0, 3).map(({ file }) => file)).toEqual([
    "tests/journeys/home.spec.ts",
    "tests/journeys/home.spec.ts",
    "tests/engines/play.qa.spec.ts",
  ]);
  expect(notes).toEqual(["lanxang has no <pictures>"]);
  expect(tests.told.map(({ file, outcome }) => [file, outcome])).toEqual([
    ["tests/a.qa.test.ts", "passed"],
    ["tests/a.qa.test.ts", "flaky"],
    ["tests/a.qa.test.ts", "failed"],
  ]);
  expect(report.errors).toEqual(["no <browser>", "tests/b.qa.test.ts\nno such file"]);
});

it("escapes whatever a test, a brand or a message holds, and asks for nothing but its own files", () => {
  const text = page(report);
  expect(text).not.toMatch(/<script|<link|<b>at|Lan <Xang>|no <browser>|https?:/);
  expect(text).not.toContain("\u001b");
  expect(text).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  expect(text).toContain("Lan &lt;Xang&gt;</th>");
  expect(text).toContain("abc &amp; def");
  expect(text).toContain("lanxang has no &lt;pictures&gt;");
});

it("sums up, and leads from the matrix to each failure and each retried journey", () => {
  const text = page(report);
  expect(text).toContain("Release 1.2.0 · 21/11/2026 11:02 · 6 min 40 s · 3 brand-languages × 3 engines");
  for (const figure of [
    "<b>9</b>journeys",
    "<b>7</b>passed",
    "<b>4</b>failed",
    "<b>3</b>passed when",
    "<b>3</b>pictures",
  ])
    expect(text).toContain(figure);
  const anchors = [...text.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
  expect(anchors).toHaveLength(4);
  for (const anchor of anchors) expect(text).toContain(`id="${anchor}"`);
  expect(text).toContain("1204 px (1.00 %)");
});

it("shows pictures side by side and says which one is missing, and how to open the trace", () => {
  const [failure] = told.filter(({ outcome }) => outcome === "failed");
  const picture = {
    name: "home",
    actual: "files/1-actual.png",
    baseline: undefined,
    diff: "files/1-diff.png",
  };
  const evidence = { trace: "files/1-trace.zip", pictures: [picture] };
  const text = page({ ...report, told: failure ? [{ ...failure, evidence }] : [] });
  expect(text).toContain('<img src="files/1-actual.png" alt="This run: home"');
  expect(text).toContain("Baseline: none (home)");
  expect(text).toContain("<code>npx playwright show-trace --port 0 qa-report/files/1-trace.zip</code>");
  expect(text).toContain(
    "<code>npm run qa -- --operator riverside --engine chromium --grep 'without script &lt;script&gt;alert\\(&quot;1&quot;\\)&lt;/script&gt;'</code>",
  );
});

it("tells of a run in which nothing failed without any section of failures", () => {
  const text = page({ ...report, told: told.slice(0, 1), errors: [] });
  expect(text).not.toMatch(/Failures|Passed when tried again|Outside/);
  expect(text).toContain("<title>Quality report: 0 failed</title>");
});
