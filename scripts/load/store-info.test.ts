import { expect, it } from "vitest";
import { commandsPerRequest, readStoreInfo } from "./store-info";

const text = [
  "# Server",
  "process_id:4711",
  "# Clients",
  "connected_clients:7",
  "used_memory:1048576",
  "used_memory_human:1.00M",
  "total_commands_processed:1200",
  "cmdstat_get:calls=900,usec=10,usec_per_call=0.01",
  "cmdstat_config|get:calls=3,usec=1,usec_per_call=0.33",
  "db0:keys=40,expires=40,avg_ttl=1",
  "db1:keys=2,expires=0,avg_ttl=0",
].join("\r\n");

it("reads what Redis says of itself", () => {
  expect(readStoreInfo(text)).toEqual({
    ...{ pid: 4711, connections: 7, memoryBytes: 1_048_576, commands: 1_200, keys: 42 },
    byCommand: { get: 900, "config|get": 3 },
  });
});

it("says how often each command came per request, and leaves out those that did not", () => {
  const before = { ...readStoreInfo(text), byCommand: { get: 100, "config|get": 3 } };
  const after = { ...readStoreInfo(text), byCommand: { set: 50, get: 900, "config|get": 3 } };
  expect(commandsPerRequest(before, after, 100)).toEqual([
    ["get", 8],
    ["set", 0.5],
  ]);
});
