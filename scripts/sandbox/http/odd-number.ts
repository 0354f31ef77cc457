/** A number as some databases write it: "1E+3", ".5", " 12.500000000000000000 ". */
export function oddNumber(value: number): string {
  if (value === 0) return "0E-8";
  if (Number.isInteger(value)) return value.toExponential().toUpperCase();
  const text = String(value).replace(/^(-?)0\./, "$1.");
  return text.includes("e") ? text : ` ${text}0000000000000000 `;
}
