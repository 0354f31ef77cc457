/** A label that is an amount and its unit, as `50 baht` or `5% bonus`. */
export const FIGURE_AND_UNIT = /^([+-]?[\d.,]+(?:\s?%)?)\s+([^\d\s].*)$/u;
