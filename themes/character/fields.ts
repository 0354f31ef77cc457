import { largeText, type Traits } from "./trait";

export const fields: Traits<"fields"> = {
  box: { rules: ".input{background:var(--field-ground,var(--sunken))}" },
  soft: {
    rules:
      ".input{background:var(--raised);padding-inline:1.25rem}select.input{padding-inline-end:2.75rem}" +
      `${largeText}{.input{padding-inline-start:.625rem}}`,
  },
  underline: {
    rules: `
.input{background:none;border-width:0 0 1.5px;border-style:solid;border-color:var(--input-line);border-image:none;border-radius:0;padding-inline:0}
select.input{padding-inline-end:2rem}
.input[inputmode=decimal]+*{inset-inline-end:0}
.input[aria-invalid=true]{border-color:var(--negative)}
`,
  },
};
