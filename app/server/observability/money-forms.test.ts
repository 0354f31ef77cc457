import { expect, it } from "vitest";
import { StoreUnavailable } from "~/store/store";
import { aProcess } from "../../../tests/support/execution";
import { createMemoryStore } from "../../../tests/support/memory-store";
import { freshMetrics, servedBy } from "../../../tests/support/served-metrics";
import { countRefused } from "./money";

it("a form whose claim cannot be had is refused as before, and counted", async () => {
  const away = () => Promise.reject(new StoreUnavailable(new Error("gone")));
  const metrics = freshMetrics();
  const { execution, submission } = aProcess({ ...createMemoryStore(() => 0), claim: away });
  const counted = countRefused(execution, metrics);
  await expect(counted.run(submission())).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await servedBy(metrics)).toContain('money_forms_refused_total{reason="store-away"} 1');
});

it("one that is carried out, or that fails otherwise, is not", async () => {
  const metrics = freshMetrics();
  const { execution, submission } = aProcess();
  const counted = countRefused(execution, metrics);
  expect((await counted.run(submission())).kind).toBe("settled");
  const full = submission({ admit: () => Promise.reject(new Error("too often")) });
  await expect(counted.run(full)).rejects.toThrow("too often");
  expect(await servedBy(metrics)).toContain('money_forms_refused_total{reason="store-away"} 0');
  expect(countRefused(execution, null)).toBe(execution);
});
