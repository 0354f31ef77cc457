import { characterOf } from "themes/colors";
import { contrast } from "themes/contrast";
import type { RequestContext } from "~/context";
import { orPanel } from "~/errors/or-error-page.server";
import { sanitizeList } from "~/html/sanitize-list.server";
import type { Member } from "~/member/guard.server";
import type { Paint, WheelSlice } from "~/wheel/palette";

/** The minimum contrast of text on a slice (standards.md: WCAG 2.2 AA). */
const TEXT_RATIO = 4.5;
/** A wheel with more slices would be illegible; it counts as none. */
const MOST_SLICES = 100;
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** The current wheel, or why there is none. */
export async function readWheel({ operator }: Member, context: RequestContext) {
  const setup = await orPanel(operator.spinwheel.setup(), context);
  if (setup.value === null) {
    const isOff = setup.code === "NO_DATA";
    return { wheel: null, reason: isOff ? undefined : setup.reason, isOff };
  }
  const { activeSpinwheel, userCoin } = setup.value.result;
  const { slices: all, name } = activeSpinwheel;
  if (all.length === 0 || all.length > MOST_SLICES) return { wheel: null, isOff: true };
  const slices = all.map(({ code, label, bgColor, textColor }): WheelSlice => {
    return { code, label, paint: readablePaint(bgColor, textColor) };
  });
  const notes = sanitizeList(
    all.map(({ htmlDescription }) => htmlDescription),
    context.sanitize,
  );
  const shape = characterOf(context.brand).card;
  const coins = Math.max(0, Math.trunc(userCoin));
  return { wheel: { name, slices, notes, coins, shape }, isOff: false };
}

/** The operator's pair of colours if it is legible; null means that the brand's are used (the mock's README, Wheel). */
export function readablePaint(fill: string | undefined, ink: string | undefined): Paint | null {
  const [back, front] = [sixDigits(fill), sixDigits(ink)];
  if (back === null || front === null) return null;
  return contrast(back, front) >= TEXT_RATIO ? { fill: back, ink: front } : null;
}

function sixDigits(color = ""): string | null {
  const found = HEX.exec(color.trim())?.[1];
  if (found === undefined) return null;
  return `#${found.length === 6 ? found : [...found].map((digit) => digit + digit).join("")}`;
}
