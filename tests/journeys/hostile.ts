/** Inputs that every field of every form must survive. */
export const hostile = [
  "",
  " ",
  "\0",
  "x".repeat(10_000),
  "ກ".repeat(201),
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "../../etc/passwd",
  "😀".repeat(100),
  "\u202egnirts",
  "{{constructor}}",
  "%00%0a",
  "[object Object]",
  "0".repeat(39),
];
