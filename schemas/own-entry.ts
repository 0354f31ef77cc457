/**
 * The entry of a table under a key that comes from outside; undefined if there is none. Keys that every object
 * inherits, such as `constructor`, have none. (`Object.hasOwn` is missing in the oldest browsers that use this.)
 */
export function ownEntry<Table extends object>(table: Table, key: string): Table[keyof Table] | undefined {
  return Object.prototype.propertyIsEnumerable.call(table, key) ? table[key as keyof Table] : undefined;
}
