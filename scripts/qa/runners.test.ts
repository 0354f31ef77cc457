import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { engineProjects } from "../../tests/engines/projects";
import { JOURNEYS, qaProjects, testProjects } from "../../tests/journeys/projects";
import { projects as vitestProjects } from "../../vitest.config";
import { engineNames } from "../bootstrap/engines";
import { projectFiles } from "../check/project-files";
import { brandIds } from "../operator/brands/brand-files";

interface Runner {
  name: string;
  takes(file: string): boolean;
}

type Patterns = string | readonly (string | RegExp)[] | RegExp | undefined;

function matches(file: string, patterns: Patterns): boolean {
  return [patterns ?? []].flat().some((pattern) => matchesGlob(file, String(pattern)));
}

const threads: Runner[] = vitestProjects.map(({ test = {} }) => ({
  name: String(test.name),
  takes: (file) => matches(file, test.include) && !matches(file, test.exclude),
}));

type Project = Pick<ReturnType<typeof testProjects>[number], "name" | "testMatch" | "testIgnore">;

/** Playwright matches a pattern anywhere below the project's folder. */
function browserIn(folder: string, command: string, { name, testMatch, testIgnore }: Project): Runner {
  const takes = (file: string) =>
    file.startsWith(`${folder}/`) &&
    matches(file, anywhere(testMatch)) &&
    !matches(file, anywhere(testIgnore));
  return { name: `${name} of ${command}`, takes };
}

const anywhere = (patterns: Patterns) =>
  [patterns ?? []].flat().map((pattern) => String(pattern).replace(/^(?!\*\*\/)/, "**/"));

const QA = "npm run qa";
const journeys = [
  ...testProjects(brandIds()).map((project) => browserIn(JOURNEYS, "npm test", project)),
  ...qaProjects(brandIds()).map((project) => browserIn(JOURNEYS, QA, project)),
];
const engines = engineProjects(brandIds(), engineNames).map(({ name, testMatch }) =>
  browserIn("tests/engines", QA, { name, testMatch }),
);

/** The runners of which exactly one takes a file; a journey may be run for many brands. */
const homes: Runner[] = [
  ...threads,
  { name: "journeys", takes: (file) => journeys.some(({ takes }) => takes(file)) },
  { name: "engines", takes: (file) => engines.some(({ takes }) => takes(file)) },
];

/** `npm run ops-test` takes along, with more members, what `npm test` runs of tests/ops. */
function homesOf(file: string): string[] {
  const names = homes.filter(({ takes }) => takes(file)).map(({ name }) => name);
  return names.includes("process") ? names.filter((name) => name !== "ops") : names;
}

const files = (await projectFiles(process.cwd()))
  .map(({ path }) => path)
  .filter((path) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path));

test("every test file is taken by exactly one runner", () => {
  expect(files.map((file) => [file, homesOf(file)]).filter(([, taken]) => taken?.length !== 1)).toEqual([]);
});

test.each([...threads, ...journeys, ...engines])("$name has something to run", ({ takes }) => {
  expect(files.some(takes)).toBe(true);
});

test.each(["tests/pages/x.test.tsx", "app/x.qa.test.tsx", "tests/engines/x.spec.ts", "themes/x.spec.ts"])(
  "%s would be found: no runner takes it",
  (file) => expect(homesOf(file)).toEqual([]),
);
