import type { RequestListener } from "node:http";
import { type Fault, placeOf } from "schemas/fault";
import type { OperatorConfig } from "schemas/operator";
import { follow } from "~/brand/follow";
import { holdFiles } from "./brand-files";
import { type BrandPlace, readBrandAgain } from "./brand-reading";
import { type Common, createGeneration } from "./generation";
import { errorKind, type Log } from "./log";
import type { BrandReload } from "./metrics/brand-metrics";
import { createTakeover } from "./takeover";

/**
 * Serves the brand as its file was read at the start, and takes over the file whenever it changes, and on SIGHUP
 * (docs/ops/brand-files.md).
 */
export async function serveBrand(
  operator: OperatorConfig,
  place: BrandPlace,
  common: Omit<Common, "brandFolder">,
): Promise<RequestListener> {
  const { log, metrics } = common.process;
  const make = (read: Parameters<typeof createGeneration>[1]) =>
    createGeneration({ ...common, brandFolder: place.folder }, read);
  const { listener, reload } = createTakeover({
    first: await make({ operator, files: holdFiles(operator, place.folder) }),
    read: () => readBrandAgain(place),
    make,
    onEnd(result, told) {
      metrics?.brandReload(result);
      tell(log, place.file, result, told);
    },
  });
  const changed = () => {
    reload().catch((error: unknown) => {
      metrics?.brandReload("refused");
      log.error("brand not taken over", { file: place.file }, error);
    });
  };
  process.on("SIGHUP", changed);
  try {
    follow(place.file, changed, place.folder);
  } catch (error) {
    const line = { file: place.file, error: errorKind(error) };
    log.warn("the brand's file is not followed: SIGHUP takes it over", line);
  }
  return listener;
}

const messages: Record<BrandReload, string> = {
  taken: "brand taken over",
  refused: "brand refused, the one before is served on",
  unchanged: "brand unchanged",
};

/** One line for the reading, and one for each fault or warning. */
function tell(log: Log, file: string, result: BrandReload, told: readonly Fault[]): void {
  const write = result === "refused" ? log.error : log.info;
  write(messages[result], { file });
  for (const fault of told) {
    const { path, found, allowed, message } = fault;
    const line = { file: placeOf(fault), field: path, found, allowed, error: message };
    if (fault.isWarning) log.warn("brand warning", line);
    else log.error("brand fault", line);
  }
}
