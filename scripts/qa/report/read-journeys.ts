import { engineNames } from "../engines";
import type { HouseBrand } from "../house-brands";
import { type Evidence, type Picture, type Place, plain, type Results, type Told } from "./told";

interface Attachment {
  name: string;
  path?: string | undefined;
}

interface Try {
  duration: number;
  errors: { message?: string }[];
  attachments: Attachment[];
}

interface Annotated {
  annotations: { type: string; description?: string | undefined }[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tags: string[];
  tests: (Annotated & { projectName: string; status: string; results: Try[] })[];
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

/** What is read of the report that Playwright's JSON reporter writes. */
export interface JourneyReport {
  suites: Suite[];
  errors: { message?: string }[];
}

/** Reads who ran where and how it went. Journeys that a stop cut off, or that never began, are left out. */
export function readJourneys(report: JourneyReport, brands: readonly HouseBrand[]): Results {
  return {
    told: report.suites.flatMap((suite) => toldOf(suite, brands)),
    errors: report.errors.map(({ message = "" }) => plain(message)),
  };
}

function toldOf({ specs, suites = [] }: Suite, brands: readonly HouseBrand[]): Told[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap((test): Told[] => {
      const outcome = outcomes[test.status];
      const failed = test.results.find(({ errors }) => errors.length > 0);
      if (!outcome) return [];
      const { title, file, line } = spec;
      const durationMs = test.results.reduce((total, { duration }) => total + duration, 0);
      const message = plain(failed?.errors[0]?.message ?? "");
      const place = placeOf(test.projectName, spec, test, brands);
      return [{ file, line, title, outcome, durationMs, message, place, evidence: evidenceOf(failed) }];
    }),
  );
  return [...own, ...suites.flatMap((inner) => toldOf(inner, brands))];
}

const outcomes: Record<string, Told["outcome"]> = {
  expected: "passed",
  unexpected: "failed",
  flaky: "flaky",
};

/** The project is a brand, or a brand and its engine: `siam-gold-firefox`. */
function placeOf(project: string, spec: Spec, test: Annotated, brands: readonly HouseBrand[]): Place {
  const engine = engineNames.find((name) => project.endsWith(`-${name}`));
  const isBrand = brands.some(({ id }) => id === project);
  const brandId = engine === undefined || isBrand ? project : project.slice(0, -engine.length - 1);
  const brand = brands.find(({ id }) => id === brandId);
  const locale = localeOf(spec, test) ?? brand?.defaultLocale ?? "";
  return { brandId, locale, engine: isBrand || engine === undefined ? "chromium" : engine };
}

/** A journey names its language in an annotation, a tag, or at its title's end, before the promises' ids. */
function localeOf({ title, tags }: Spec, { annotations }: Annotated): string | undefined {
  const annotated = annotations.find(({ type }) => type === "locale")?.description;
  const tagged = tags.map((tag) => tag.replace(/^@/, "")).find((tag) => /^(th|lo|en)$/.test(tag));
  return annotated ?? tagged ?? / in (th|lo|en)$/.exec(title.replace(/ \[[\d. ]+\]$/, ""))?.[1];
}

function evidenceOf(failed: Try | undefined): Evidence {
  const attachments = failed?.attachments ?? [];
  const trace = attachments.find(({ name }) => name === "trace")?.path;
  const pictures = new Map<string, Picture>();
  for (const { name, path } of attachments) {
    const [, picture, side] = /^(.+)-(actual|expected|diff)\.png$/.exec(name) ?? [];
    if (picture === undefined || path === undefined) continue;
    const key = side === "expected" ? "baseline" : side;
    pictures.set(picture, { ...(pictures.get(picture) ?? { name: picture }), [key as string]: path });
  }
  return { trace, pictures: [...pictures.values()] };
}
