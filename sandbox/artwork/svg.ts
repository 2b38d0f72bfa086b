/** A coordinate as SVG text with at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** `x y` pairs as SVG path text. */
export function points(...coordinates: readonly number[]): string {
  return coordinates.map(num).join(' ');
}

export interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(({ at, colour, opacity }) => {
      const faded = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${faded}/>`;
    })
    .join('');
}

/** A top-to-bottom gradient; with `span` it runs between two y coordinates of user space, else over the filled shape. */
export function verticalGradient(id: string, stops: readonly Stop[], span?: readonly [number, number]): string {
  const units = span ? ` gradientUnits="userSpaceOnUse" y1="${num(span[0])}" y2="${num(span[1])}"` : ' y2="1"';
  return `<linearGradient id="${id}" x2="0"${units}>${stopTags(stops)}</linearGradient>`;
}

/** A radial gradient in user space. */
export function radialGradient(id: string, x: number, y: number, r: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${stopTags(stops)}</radialGradient>`;
}

/** A star of four thin points, the artwork's sparkle. */
export function sparkle(x: number, y: number, r: number): string {
  const waist = r * 0.12;
  return `M${points(x, y - r)}Q${points(x + waist, y - waist, x + r, y)}Q${points(x + waist, y + waist, x, y + r)}Q${points(x - waist, y + waist, x - r, y)}Q${points(x - waist, y - waist, x, y - r)}Z`;
}

/** A circle as path text, so that many circles cost one element. */
export function circlePath(x: number, y: number, r: number): string {
  return `M${points(x - r, y)}a${points(r, r, 0, 1, 0, r * 2, 0)}a${points(r, r, 0, 1, 0, -r * 2, 0)}`;
}

/** A closed regular polygon as path text; `turn` in radians. */
export function polygonPath(x: number, y: number, r: number, sides: number, turn = 0): string {
  const corners = Array.from({ length: sides }, (_, index) => {
    const angle = turn + (index / sides) * Math.PI * 2;
    return points(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  });
  return `M${corners.join('L')}Z`;
}
