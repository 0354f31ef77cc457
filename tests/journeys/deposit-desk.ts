import type { JourneyMember, SandboxControl } from "../support/sandbox";

export interface ListedQr {
  id: string;
  bankCode: string;
  payload: string;
  status: string;
  amount: number;
}

/** The member's codes, newest first. */
export function codesOf(sandbox: SandboxControl, { username }: JourneyMember): Promise<ListedQr[]> {
  return sandbox.control("GET", `/qrcodes?username=${username}`);
}

export async function payNewest(sandbox: SandboxControl, member: JourneyMember): Promise<void> {
  const [newest] = await codesOf(sandbox, member);
  await sandbox.control("POST", `/qrcodes/${newest?.id}/pay`, {});
}

/** Sets what the deposit look-up returns to this member only. */
export function offer(
  sandbox: SandboxControl,
  { username }: JourneyMember,
  wanted: object,
): Promise<unknown> {
  return sandbox.control("POST", "/deposit", { username, ...wanted });
}

export const account = (bankCode: string, mode: string, more: object = {}) => ({
  bankCode,
  bankType: "deposit",
  mode,
  bankNameTH: `ธนาคาร ${bankCode}`,
  bankNameEN: `Bank ${bankCode}`,
  bankAccountName: "Payee Co Ltd",
  bankAccountNo: "4071234567",
  ...more,
});
