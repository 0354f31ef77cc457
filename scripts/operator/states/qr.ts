import { set } from "./faults";
import { inTurn, open, see, tap, type } from "./hands";
import type { Part, Stage } from "./state";

/** The first way, which is unfolded: codes stand before all others. */
const FIRST = "dialog details[open]";
const PICTURE = "dialog img[src^='data:image']";
const hasCodes = ({ brand: { deposit } }: Pick<Stage, "brand">) => Object.keys(deposit.qr).length > 0;
const needs: NonNullable<Part["states"][number]["needs"]> = (brand) => hasCodes({ brand });

/** On the deposit screen: a code of the first provider that makes one. */
export const makeCode = inTurn(
  open("/user/home/deposit"),
  type(`${FIRST} input[name=amount]`, (money) => money(500)),
  tap(`${FIRST} button[value=create]`),
  see(PICTURE),
);

interface Listed {
  id: string;
}

/** What the bank, or time, does to the member's newest code. */
function end(how: "pay" | "expire") {
  return async ({ sandbox, member: { username } }: Stage) => {
    const [newest] = await sandbox.control<Listed[]>("GET", `/qrcodes?username=${username}`);
    await sandbox.post(`/qrcodes/${newest?.id}/${how}`);
  };
}

const again = async ({ page }: Stage) => {
  await page.reload();
};
const code = { path: "/user/home/deposit", shows: "/user/home/deposit/qr/:bankCode", needs } as const;

export const qr: Part = {
  id: "qr",
  name: "QR code",
  states: [
    { id: "qr", name: "to be paid", kind: "usual", ...code, act: makeCode },
    {
      ...{ id: "qr-cancelled", name: "cancelled", kind: "empty", ...code },
      act: inTurn(makeCode, tap("dialog button[value=cancel]"), see("dialog button[value=create]")),
    },
    {
      ...{ id: "qr-ended", name: "its time is over", kind: "closed", ...code },
      act: inTurn(makeCode, end("expire"), again, see("dialog button[value=create]")),
    },
    {
      ...{ id: "qr-said", name: "'I have paid'", kind: "step", ...code, shows: "/user/home" },
      act: inTurn(makeCode, tap("dialog button[value=done]"), see("main")),
    },
    {
      ...{ id: "qr-paid", name: "paid", kind: "done", ...code, shows: "/user/outcome/:intent" },
      act: inTurn(makeCode, end("pay"), again, see("article[data-state]")),
    },
    {
      ...{ id: "qr-busy", name: "no code to be had", kind: "refused", ...code, shows: "/user/home/deposit" },
      prepare: set("/cashier", { qrProvider: "busy" }),
      act: inTurn(
        type(`${FIRST} input[name=amount]`, (money) => money(500)),
        tap(`${FIRST} button[value=create]`),
        see("[data-tone=negative], [role=alert]:not(:empty)"),
      ),
    },
  ],
};
