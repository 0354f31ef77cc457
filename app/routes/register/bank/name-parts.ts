/** A full name in the parts that a bank account asks for: the first word, and all the others. */
export function namePartsOf(name: string): { firstName: string; lastName?: string } {
  const [firstName = "", ...others] = name.trim().split(/\s+/);
  return { firstName, ...(others.length > 0 && { lastName: others.join(" ") }) };
}
