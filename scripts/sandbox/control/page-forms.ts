import { type ZodObject, ZodUnion } from "zod";
import { html, type Markup } from "../../html/markup";
import { faultKinds } from "../http/faults";
import { wireVarietySchema } from "../http/wire-ways";
import type { Sandbox } from "../state/sandbox";
import { settingsSchema } from "../state/settings";

export function choice(name: string, options: readonly string[], chosen: string): Markup {
  const items = options.map((option) =>
    option === chosen
      ? html`<option value="${option}" selected>${option}</option>`
      : html`<option value="${option}">${option}</option>`,
  );
  return html`<label>${name} <select name="${name}">${items}</select></label>`;
}

/** One form control per field: a select for switches and enumerations, a text field for everything else. */
export function fieldsOf(schema: ZodObject, values: Record<string, unknown>): Markup[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const value = String(values[name]);
    if (field instanceof ZodUnion) return choice(name, ["true", "false"], value);
    if ("options" in field) return choice(name, field.options as string[], value);
    return html`<label>${name} <input name="${name}" value="${value}"></label>`;
  });
}

export function settingsForm(sandbox: Sandbox): Markup {
  return html`<form method="post" action="/sandbox/settings">${fieldsOf(settingsSchema, sandbox.settings)}
<button>Save settings</button></form>`;
}

export function wireForm(sandbox: Sandbox): Markup {
  return html`<form method="post" action="/sandbox/wire">${fieldsOf(wireVarietySchema, sandbox.wire.of(null))}
<button>Save wire</button></form>`;
}

export function clockForm({ clock }: Sandbox): Markup {
  return html`<p>It is <strong>${clock.now()}</strong> here.</p>
<form method="post" action="/sandbox/clock"><label>set <input name="set" placeholder="${clock.now()}"></label>
<label>advanceMs <input name="advanceMs" inputmode="numeric"></label><button>Move</button>
<button name="reset" value="true">Real time</button></form>`;
}

export function faultForms({ faults }: Sandbox): Markup {
  const rows = faults.list().map(
    (
      fault,
    ) => html`<li>${fault.endpoint} ${fault.username ?? ""}: <strong>${fault.kind}</strong> (${fault.when}),
${fault.hits} hits, ${fault.left ?? "for ever"}${fault.left === undefined ? "" : " left"}</li>`,
  );
  return html`<ul>${rows}</ul>
<form method="post" action="/sandbox/faults"><label>endpoint <input name="endpoint" placeholder="wallet.transfer"></label>
<label>username <input name="username"></label>${choice("kind", faultKinds, "delay")}
${choice("when", ["", "before", "after"], "")}<label>delayMs <input name="delayMs" inputmode="numeric"></label>
<label>status <input name="status" inputmode="numeric"></label><label>times <input name="times" inputmode="numeric"></label>
<label>body <input name="body" placeholder='{"message":"OK"}'></label>
<label>probability <input name="probability" inputmode="decimal"></label><button>Set fault</button></form>
<form method="post" action="/sandbox/faults"><input type="hidden" name="_method" value="DELETE"><button>Clear all faults</button></form>`;
}
