import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { lookUp } from "schemas/look-up";
import * as z from "zod";
import { readForm } from "~/fields/read-form.server";
import { redirectWithFlash } from "~/form/flash.server";
import { memberForm } from "~/form/form-action.server";
import { paths, qrPath } from "~/paths";
import { askedAccount } from "./asked-account";
import { createQr } from "./create-qr.server";
import { sendGift } from "./send-gift.server";
import { type Act, chosenWay } from "./way";

const Nothing = z.object({});

const showCode = memberForm({
  schema: Nothing,
  run: async (_, { typed }) => {
    const facts = chosenWay(typed).facts;
    return redirect(qrPath(facts.get("bankCode") ?? "", askedAccount(facts)), 303);
  },
});

const attachSlip = memberForm({
  schema: Nothing,
  run: async (_, { typed }) => {
    const bankCode = chosenWay(typed).facts.get("bankCode");
    return redirect(bankCode ? `${paths.slip}?${new URLSearchParams({ bankCode })}` : paths.slip, 303);
  },
});

/** Nothing is sent to the operator: the money comes by itself. */
const waitAtHome = memberForm({
  schema: Nothing,
  run: async (_, { context }) => {
    const text = context.texts.t(context.locale)("deposit:arrives");
    return redirectWithFlash(paths.home, { as: "toast", tone: "positive", text }, context);
  },
});

const forms: Record<Act, typeof createQr | typeof showCode> = {
  create: createQr,
  show: showCode,
  slip: attachSlip,
  done: waitAtHome,
  send: sendGift,
};

/** The action of the screen's one form: the chosen way says what happens to the amount, with or without script. */
export async function byWay(args: ActionFunctionArgs) {
  const typed = await readForm(args.request.clone());
  const form = lookUp(forms, chosenWay(typed).act);
  if (form) return form(args);
  const { texts, locale } = args.context;
  const text = texts.t(locale)("form:unknownButton");
  return data({ result: { status: "error" as const, error: { "": [text] } }, isStale: true }, 400);
}
