import { expect, it } from "vitest";
import { autologin, autologinProviders } from "../contract/autologin";
import { builtInProviders } from "./built-in";
import { apiProviders } from "./games";

it("each provider of the contract's auto-login calls has its entry, with the call's method", () => {
  const methods = { byUsername: "auto-login", byPassword: "auto-login-with-password" } as const;
  for (const call of Object.keys(autologin) as (keyof typeof autologin)[]) {
    for (const provider of autologinProviders[call]) {
      const entry = { method: methods[call], provider, hosts: [] };
      expect(builtInProviders[provider.toUpperCase()]).toEqual(entry);
    }
  }
  expect(apiProviders).toEqual([...autologinProviders.byUsername, ...autologinProviders.byPassword]);
  expect(Object.keys(builtInProviders)).toHaveLength(16);
});
