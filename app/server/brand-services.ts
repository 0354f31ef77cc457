import type { OperatorConfig } from "schemas/operator";
import type { Services } from "~/context";
import { createTexts } from "~/i18n/texts.server";
import { createLookups, sharedCaller } from "~/lookups/lookups.server";
import { createExecution } from "~/money/once/execute.server";
import { type CallRecord, createOperator } from "~/operator/client.server";
import { type BrandFiles, noFiles, pictureData } from "./brand-files";
import { createMoneyAudit } from "./money-audit";
import { newRequestId, type Process } from "./process";
import { countRefused } from "./refused-forms";
import { callFacts } from "./telemetry/call-facts";

/** The services of a process as one reading of its brand's file makes them, with the files read along with it. */
export function createServices(
  { services, store, transport, turns, underWay, log, metrics, telemetry }: Process,
  brand: OperatorConfig,
  files: BrandFiles = noFiles,
): Services {
  const { paths, timeouts } = brand;
  const onCall = (record: CallRecord) => {
    log.call(record);
    telemetry.tell(callFacts(record));
    metrics?.call(record);
  };
  const operatorFor: Services["operatorFor"] = (caller) =>
    createOperator({ transport, paths, timeouts, onCall, goOn: turns.goOn, tracing: telemetry }, caller);
  return {
    ...services,
    brand,
    operatorFor,
    lookups: createLookups((locale) => operatorFor(sharedCaller(newRequestId(), locale))),
    execution: countRefused(
      createExecution({
        store,
        intentTokens: services.intentTokens,
        timeouts,
        audit: createMoneyAudit(log, metrics),
        underWay,
      }),
      metrics,
    ),
    texts: createTexts(brand),
    brandPicture: (name) => pictureData(files, name),
  };
}
