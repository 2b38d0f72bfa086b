import { toHex, toLch } from './oklch.ts';

/** Steps of lightness, each visibly distinct. */
const LIGHTNESSES = Array.from({ length: 201 }, (_step, index) => index / 200);

/** The colour itself if it fits, else the nearest lighter or darker one that does; the colour itself if none does. */
export function nearestLightness(colour: string, fits: (candidate: string) => boolean): string {
  if (fits(colour)) return colour;
  const { lightness, ...rest } = toLch(colour);
  const nearest = LIGHTNESSES.toSorted((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness));
  const colourAt = (step: number) => toHex({ ...rest, lightness: step });
  const found = nearest.find((step) => fits(colourAt(step)));
  return found === undefined ? colour : colourAt(found);
}
