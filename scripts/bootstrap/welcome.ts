import type { SandboxReady } from "./sandbox";

export interface Welcome {
  address: string;
  brand: string;
  sandbox: SandboxReady | undefined;
}

/** The text printed once everything is running. */
export function welcome({ address, brand, sandbox }: Welcome): string {
  const rows = [
    ["Wallet", address],
    ["Brand", brand],
  ];
  if (sandbox) {
    rows.push(
      ["Member", sandbox.member.username],
      ["Password", sandbox.member.password],
      ["Sandbox", new URL("/sandbox", sandbox.listening).href],
      ["Games", sandbox.provider],
    );
  }
  const lines = rows.map(([label, value]) => `  ${label?.padEnd(10)}${value}`);
  return ["", ...lines, "", "  Ctrl-C stops everything.", ""].join("\n");
}
