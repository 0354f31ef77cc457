import { Counter, Gauge, type Registry } from "prom-client";

export const brandReloads = ["taken", "refused", "unchanged"] as const;
export type BrandReload = (typeof brandReloads)[number];

export interface BrandMetrics {
  /** The brand's file was read again. `unchanged`: the process serves it already. */
  brandReload(result: BrandReload): void;
}

export function createBrandMetrics(registers: Registry[]): BrandMetrics {
  const reloads = new Counter({
    name: "brand_reloads_total",
    help: "Readings of the brand's file after the start",
    labelNames: ["result"],
    registers,
  });
  for (const result of brandReloads) reloads.inc({ result }, 0);
  const refused = new Gauge({
    name: "brand_file_refused",
    help: "1 while the brand's file on the disk has faults and an earlier one is served, otherwise 0",
    registers,
    aggregator: "max",
  });

  return {
    brandReload(result) {
      reloads.inc({ result });
      refused.set(result === "refused" ? 1 : 0);
    },
  };
}
