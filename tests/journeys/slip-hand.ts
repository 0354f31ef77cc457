import type { Page } from "playwright/test";
import { slipOf, transferOf } from "../contract/cashier-desk";
import type { JourneyMember, SandboxControl } from "../support/sandbox";

/** The slip of a transfer that the member has made at the bank. */
export async function slipPicture(sandbox: SandboxControl, member: JourneyMember, amount: number) {
  const file = await slipOf(await transferOf(sandbox, member, { amount }), {});
  return { name: "my-slip.png", mimeType: "image/png", buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Does with a picture what a person or another app does: pastes it, or shares it. */
export function give(page: Page, how: "paste" | "share", base64: string): Promise<void> {
  return page.evaluate(
    ([way, content]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "my-slip.png", { type: "image/png" }));
      if (way === "paste") {
        document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true }));
        return;
      }
      const form = document.createElement("form");
      Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/files/shared-slip" });
      const field = Object.assign(document.createElement("input"), { type: "file", name: "file" });
      field.files = transfer.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [how, base64] as const,
  );
}
