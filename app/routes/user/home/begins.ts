/** The state of a link whose tap is to begin bringing all money back: any other way to that screen starts nothing. */
export const BEGINS = { begins: true } as const;
