import { drops, fails, hangs, refuses } from "./faults";
import { atOutcome, inTurn, OUTCOME, see, tap } from "./hands";
import { blankPaper, slipOf } from "./slip-picture";
import type { Part, Stage } from "./state";

const SLIP = { path: "/user/home/deposit/slip" } as const;
const needs: NonNullable<Part["states"][number]["needs"]> = ({ features }) => features.slips;
const FILE = "input[name=file]";
const SEND = "dialog form button[type=submit]";

/** The picture is looked at on the device, where the brand wants that. */
const looked = see("dialog p[role=status]:not(:empty)");

async function choose(stage: Stage): Promise<void> {
  await stage.page
    .locator(FILE)
    .first()
    .setInputFiles(await slipOf(stage));
  await see("dialog canvas")(stage);
  if (stage.brand.features.slipCheck) await looked(stage);
}

const send = inTurn(choose, tap(SEND));

export const slip: Part = {
  id: "slip",
  name: "Slip",
  states: [
    { id: "slip", name: "no picture yet", kind: "usual", ...SLIP, needs },
    { id: "slip-chosen", name: "a picture chosen", kind: "step", ...SLIP, needs, act: choose },
    {
      ...{ id: "slip-unread", name: "its code cannot be read", kind: "refused", ...SLIP },
      needs: ({ features }) => features.slips && features.slipCheck,
      act: inTurn(({ page }) => page.locator(FILE).first().setInputFiles(blankPaper()), looked),
    },
    {
      ...{ id: "slip-wrong-file", name: "no picture", kind: "refused", ...SLIP, needs },
      act: inTurn(
        ({ page }) =>
          page
            .locator(FILE)
            .first()
            .setInputFiles({ name: "slip.heic", mimeType: "image/heic", buffer: Buffer.from("x") }),
        see("[role=alert]:not(:empty)"),
      ),
    },
    {
      ...{ id: "slip-sending", name: "being sent", kind: "loading", ...SLIP, needs },
      prepare: hangs("wallet.slip"),
      act: inTurn(send, see("dialog progress")),
    },
    {
      ...{ id: "slip-done", name: "taken", kind: "done", ...SLIP, shows: OUTCOME, needs },
      act: inTurn(send, atOutcome),
    },
    {
      ...{ id: "slip-refused", name: "refused", kind: "refused", ...SLIP, shows: OUTCOME, needs },
      prepare: refuses("wallet.slip", "SLIP_REFNO_DUPLICATED"),
      act: inTurn(send, atOutcome),
    },
    {
      ...{ id: "slip-unknown", name: "outcome not known", kind: "unknown", ...SLIP, shows: OUTCOME, needs },
      prepare: inTurn(drops("wallet.slip"), fails("statement.slips")),
      act: inTurn(send, atOutcome),
    },
    {
      ...{ id: "slip-closed", name: "outside of the hours", kind: "closed", ...SLIP, needs },
      world: "bare",
    },
  ],
};
