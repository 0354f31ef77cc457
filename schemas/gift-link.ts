const pattern = /https:\/\/gift\.truemoney\.com\/campaign\/?\?(?:[\w=%-]+&)*v=[\w-]+/i;

/** Finds a TrueMoney gift link in pasted text. */
export function findGiftLink(pasted: string): string | undefined {
  return pattern.exec(pasted)?.[0];
}
