import { join, relative } from "node:path";
import { engineNames } from "../../bootstrap/engines";
import type { BrandSummary } from "../../operator/brands/brand-summaries";
import {
  type Evidence,
  type JourneyPlace,
  type Picture,
  plain,
  type Results,
  type Told,
  WITHIN,
} from "./told";

interface Attachment {
  name: string;
  path?: string | undefined;
}

interface Try {
  duration: number;
  errors: { message?: string }[];
  attachments: Attachment[];
}

interface Test {
  projectName: string;
  status: string;
  results: Try[];
  annotations: { type: string; description?: string | undefined }[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: Test[];
}

/** A file, or a group of tests in it. */
interface Suite {
  title: string;
  specs: Spec[];
  suites?: Suite[];
}

/** What is read of the report that Playwright's JSON reporter writes. */
export interface JourneyReport {
  config: { rootDir: string };
  suites: Suite[];
  errors: { message?: string }[];
}

/**
 * Reads who ran where and how it went. Journeys that a stop cut off, or that never began, are omitted. Files are named
 * from `root`.
 */
export function readJourneys(report: JourneyReport, brands: readonly BrandSummary[], root: string): Results {
  const folder = relative(root, report.config.rootDir);
  const specs = report.suites.flatMap((suite) => specsIn(suite));
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations.map(noteOf)));
  return {
    told: specs.flatMap((spec) => toldOf({ ...spec, file: join(folder, spec.file) }, brands)),
    errors: report.errors.map(({ message = "" }) => plain(message)),
    notes: [...new Set(notes.filter((note) => note !== undefined))],
  };
}

/** The specs of a suite, each with the names of the groups that it is in. */
function specsIn({ specs, suites = [] }: Suite, groups: readonly string[] = []): Spec[] {
  const own = specs.map((spec) => ({ ...spec, title: [...groups, spec.title].join(WITHIN) }));
  return [...own, ...suites.flatMap((suite) => specsIn(suite, [...groups, suite.title]))];
}

function noteOf({ type, description }: Test["annotations"][number]): string | undefined {
  return type === "note" ? description : undefined;
}

function toldOf(spec: Spec, brands: readonly BrandSummary[]): Told[] {
  const { title, file, line } = spec;
  return spec.tests.flatMap(({ status, results, projectName }): Told[] => {
    const outcome = outcomes[status];
    if (!outcome) return [];
    const failed = results.find(({ errors }) => errors.length > 0);
    const durationMs = results.reduce((total, { duration }) => total + duration, 0);
    // Pictures are compared to the end: the first one that differs does not hide the others.
    const message = (failed?.errors ?? []).map(({ message = "" }) => plain(message)).join("\n\n");
    const evidence = evidenceOf(failed);
    const { world, ...place } = placeOf(projectName, localeIn(title, evidence), brands);
    const inWorld = world === undefined ? title : `${title} (${world})`;
    return [{ file, line, title: inWorld, outcome, durationMs, message, place, evidence }];
  });
}

const outcomes: Record<string, Told["outcome"]> = {
  expected: "passed",
  unexpected: "failed",
  flaky: "flaky",
};

/** The project is a brand, or a brand and its engine (`siam-gold-firefox`) or its world (`siam-gold-changed`). */
function placeOf(
  project: string,
  told: string | undefined,
  brands: readonly BrandSummary[],
): JourneyPlace & { world: string | undefined } {
  const brand =
    brands.find(({ id }) => id === project) ?? brands.find(({ id }) => project.startsWith(`${id}-`));
  const rest = project.slice((brand?.id ?? project).length + 1);
  const engine = engineNames.find((name) => name === rest);
  return {
    brandId: brand?.id ?? project,
    locale: told ?? brand?.defaultLocale ?? "",
    engine: engine ?? "chromium",
    world: engine === undefined && rest !== "" ? rest : undefined,
  };
}

/** A journey names its language at its title's end, before the promises' ids; a picture at its name's end. */
function localeIn(title: string, { pictures }: Evidence): string | undefined {
  const named =
    / in (th|lo|en)$/.exec(title.replace(/ \[[\d. ]+\]$/, "")) ??
    /-(th|lo|en)$/.exec(pictures[0]?.name ?? "");
  return named?.[1];
}

function evidenceOf(failed: Try | undefined): Evidence {
  const attachments = failed?.attachments ?? [];
  const pathOf = (...names: string[]) => attachments.find(({ name }) => names.includes(name))?.path;
  const pictures = new Map<string, Picture>();
  for (const { name, path } of attachments) {
    const [, picture, side] = /^(.+)-(actual|expected|diff)\.png$/.exec(name) ?? [];
    if (picture === undefined || path === undefined) continue;
    const key = side === "expected" ? "baseline" : side;
    pictures.set(picture, { ...(pictures.get(picture) ?? { name: picture }), [key as string]: path });
  }
  return { trace: pathOf("trace"), screen: pathOf("screenshot", "phone"), pictures: [...pictures.values()] };
}
