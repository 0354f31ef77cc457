import { contract } from "schemas/contract";
import type * as z from "zod";

type Fields = Record<string, unknown>;

/** An answer in the plainer shape that some operators give it (operator-api.md, "Where an answer is unclear"). */
export function plainShape(schema: z.ZodType, answer: unknown): unknown {
  const fields = answer as Fields;
  if (schema === contract.bonus.activate.response) return { message: "SUCCESS" };
  if (schema === contract.spinwheel.spin.response) {
    const { result, ...rest } = fields;
    return { ...rest, ...(result as Fields) };
  }
  if (schema === contract.spinwheel.coupons.response) {
    return { ...fields, coupons: (fields.coupons as Fields[]).map(withPlainPrize) };
  }
  return typeof fields.qrcode === "string" ? { ...fields, qrcode: dataAddress(fields.qrcode) } : answer;
}

function withPlainPrize(coupon: Fields): Fields {
  const { name } = coupon.prize as Fields;
  return typeof name === "string" ? { ...coupon, prize: name } : coupon;
}

/** The picture's own address for `<img>` markup, otherwise that of the SVG. */
function dataAddress(markup: string): string {
  const source = /src="(data:[^"]+)"/.exec(markup)?.[1];
  return source ?? `data:image/svg+xml;base64,${Buffer.from(markup).toString("base64")}`;
}
