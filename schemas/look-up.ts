/**
 * What a table itself holds under a key that came from outside; undefined for any other key, also for one that every
 * object inherits, such as `constructor`. Without imports, so that the browser can use it too, the oldest one as well.
 */
export function lookUp<Table extends object>(table: Table, key: string): Table[keyof Table] | undefined {
  return Object.prototype.propertyIsEnumerable.call(table, key) ? table[key as keyof Table] : undefined;
}
