/** A small number derived from the text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

const shapes = [
  (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  (x: number, y: number, r: number) =>
    `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z"/>`,
  (x: number, y: number, r: number) => `<path d="M${x - r} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y + r}z"/>`,
  (x: number, y: number, r: number) => `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}"/>`,
];

/** A figure made of rings on a flat background, always the same for a given code. */
function drawing(code: string, width: number, height: number): string {
  let state = seedOf(code);
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const hue = next(360);
  const shape = shapes[next(shapes.length)] ?? shapes[0];
  const [x, y] = [Math.round(width * (0.45 + next(30) / 100)), Math.round(height / 2)];
  const rings = [0.56, 0.4, 0.24].map((size) => shape?.(x, y, Math.round(height * size))).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 38% 26%)"/>`,
    `<g fill="hsl(${hue} 45% 62%)" fill-opacity=".22" stroke="hsl(${hue} 55% 74%)" stroke-width="2">${rings}</g>`,
  ].join("");
}

export function logo(code: string): string {
  const initial = `<text x="48" y="60" font-family="sans-serif" font-size="34" font-weight="700" text-anchor="middle" fill="#fff">${code.slice(0, 2)}</text>`;
  return `${drawing(code, 96, 96).replace(/<g.*$/, "")}${initial}</svg>`;
}

export function background(code: string): string {
  return `${drawing(`${code} background`, 320, 180)}</svg>`;
}

/** A 300 × 211 banner with one big figure on it. */
export function banner(name: string, figure: string): string {
  const words = `<text x="150" y="126" font-family="sans-serif" font-size="64" font-weight="800" text-anchor="middle" fill="#fff">${figure}</text>`;
  return `${drawing(`${name} banner`, 300, 211)}${words}</svg>`;
}
