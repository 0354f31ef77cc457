import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { createSpans } from "~/server/observability/spans";

/** Spans through the real packages, kept in memory once they have ended. */
export function spanStage() {
  const kept = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: kept })] });
  const tracer = provider.getTracer("test");
  const contexts = new AsyncLocalStorageContextManager().enable();
  const ended = (): ReadableSpan[] => kept.getFinishedSpans();
  const named = (name: string): ReadableSpan => {
    const span = ended().find((one) => one.name === name);
    if (!span) throw new Error(`no span "${name}" has ended`);
    return span;
  };
  return { tracer, contexts, tracing: createSpans(tracer, contexts), ended, named };
}
