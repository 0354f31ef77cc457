/** A small number that depends on the text only (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

const shapes = [
  (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  (x: number, y: number, r: number) =>
    `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z"/>`,
  (x: number, y: number, r: number) => `<path d="M${x} ${y - r}L${x + r} ${y + r}H${x - r}z"/>`,
  (x: number, y: number, r: number) =>
    `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="${Math.round(r / 3)}"/>`,
];

/** A few translucent shapes over a gradient: original, and the same for the same code. */
function drawing(code: string, width: number, height: number, count: number): string {
  let state = seedOf(code);
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const hue = next(360);
  const marks = Array.from({ length: count }, () => {
    const shape = shapes[next(shapes.length)] ?? shapes[0];
    const mark = shape?.(next(width), next(height), 6 + next(Math.floor(height / 4)));
    return `<g fill="hsl(${(hue + next(90)) % 360} 80% 70%)" opacity=".${2 + next(5)}">${mark}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 65% 38%)"/>`,
    `<stop offset="1" stop-color="hsl(${(hue + 50) % 360} 70% 22%)"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...marks,
  ].join("");
}

export function logo(code: string): string {
  const initial = `<text x="48" y="60" font-family="sans-serif" font-size="34" font-weight="700" text-anchor="middle" fill="#fff">${code.slice(0, 2)}</text>`;
  return `${drawing(code, 96, 96, 4)}${initial}</svg>`;
}

export function background(code: string): string {
  return `${drawing(`${code} background`, 320, 180, 7)}</svg>`;
}
