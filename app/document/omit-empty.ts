type Empty = null | undefined;
type EmptyKeys<Data> = {
  [Key in keyof Data]-?: Extract<Data[Key], Empty> extends never ? never : Key;
}[keyof Data];

/** The same data, with its nullable fields optional instead. */
export type WithoutEmpty<Data> = Omit<Data, EmptyKeys<Data>> & {
  [Key in EmptyKeys<Data>]?: Exclude<Data[Key], Empty>;
};

/** A loader's data without its null and undefined fields: each would cost its name in every document. */
export function omitEmpty<Data extends object>(data: Data): WithoutEmpty<Data> {
  const filled = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(filled) as WithoutEmpty<Data>;
}
