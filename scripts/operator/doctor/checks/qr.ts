import { costs, type Finding } from "../deviation";
import type { Visit } from "../talk/visit";

const isPicture = (markup: string) => /^\s*(<|data:image\/)/i.test(markup);

/** A code that was made is a picture, for the amount that was asked, and can still be paid. */
export function qrHolds(visit: Visit): Finding[] {
  return visit.all("qrcode", "create").flatMap(({ input, answer }) => {
    const found: Finding[] = [];
    const { hasQrcode, qrcode, amount, expireIn, message } = answer;
    if (!hasQrcode && message === undefined) {
      found.push(
        costs(
          "expireIn",
          expireIn,
          "the seconds left, or a `message` that says why there is no code",
          "deposit: no code and no reason",
        ),
      );
    }
    if (hasQrcode && !isPicture(qrcode ?? ""))
      found.push(costs("qrcode", qrcode, "SVG, `<img>` or a picture's data URL", "deposit: no code to scan"));
    if (hasQrcode && amount !== undefined && amount !== Math.round(Number(input.amount) * 100))
      found.push(
        costs("amount", amount / 100, `${input.amount}, as asked`, "deposit: a code for another amount"),
      );
    return found;
  });
}
