import { largeText, type Traits } from "./trait";

export const fields: Traits<"shape"> = {
  redent: ".input{background:var(--field-ground,var(--sunken))}",
  arc:
    ".input{background:var(--raised);padding-left:1.25rem;padding-right:1.25rem}select.input{padding-inline-end:2.75rem}" +
    `${largeText}{.input{padding-inline-start:.625rem}}`,
  plain: `
.input{background:none;border-width:0 0 1.5px;border-style:solid;border-color:var(--input-line);border-image:none;border-radius:0;padding-left:0;padding-right:0}
select.input{padding-inline-end:2rem}
.input[inputmode=decimal]+*{right:0}
.input[aria-invalid=true]{border-color:var(--negative)}
`,
};
