type Empty = null | undefined;
type EmptyKeys<Data> = {
  [Key in keyof Data]-?: Extract<Data[Key], Empty> extends never ? never : Key;
}[keyof Data];

/** Data whose fields are absent where they would hold nothing. */
export type Present<Data> = Omit<Data, EmptyKeys<Data>> & {
  [Key in EmptyKeys<Data>]?: Exclude<Data[Key], Empty>;
};

/** A loader's data without the fields that hold nothing: each of them costs its name in every document. */
export function present<Data extends object>(data: Data): Present<Data> {
  const held = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(held) as Present<Data>;
}
