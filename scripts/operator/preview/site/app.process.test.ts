import { join, resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { ControlClient } from "../../../sandbox/client/control-client";
import { startAppOf } from "./app";

const root = `${resolve(".")}/`;
const ownProcesses = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;

it("leaves no app behind whose operator ended meanwhile", async () => {
  const nobody = "http://127.0.0.1:1";
  const sandbox = {
    control: new ControlClient(nobody),
    provider: nobody,
    stop: async () => undefined,
  };
  const before = ownProcesses();
  await expect(startAppOf(root, join(root, "config/siam-gold.json"), sandbox)).rejects.toThrow();
  // The process has ended; that its handle is closed is told a turn later.
  await vi.waitFor(() => expect(ownProcesses()).toBe(before));
});
