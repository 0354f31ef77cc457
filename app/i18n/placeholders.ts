/** The names of the values that a text takes, sorted: `amount` of `{{amount}}`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = ""]) => name.trim()).sort();
}

/** Whether a brace stands outside of placeholders: members would read it. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, ""));
}
