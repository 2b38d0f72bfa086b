import type { ThemeColors } from '#schemas/generated/theme.ts';
import type { ColorToken, ContrastPair } from '../shared/contrast-pairs.ts';
import { contrastRatio, LEAST_CONTRAST } from '../shared/contrast-ratio.ts';
import { toHex, toLch } from './oklch.ts';

/** Steps of lightness, each one distinct on a screen. */
const LIGHTNESSES = Array.from({ length: 201 }, (_step, index) => index / 200);

/**
 * Makes each text lighter or darker, as little as possible, until it is readable on all of its backgrounds.
 * @param fixed tokens that do not change
 */
export function keepContrast(
  colors: ThemeColors,
  pairs: readonly ContrastPair[],
  fixed: (token: ColorToken) => boolean,
): ThemeColors {
  const kept = { ...colors };
  for (const token of new Set(pairs.map(({ text }) => text))) {
    const grounds = pairs.filter(({ text }) => text === token).map(({ ground }) => kept[ground]);
    if (!fixed(token)) kept[token] = readable(kept[token], grounds, kept.ground);
  }
  return kept;
}

function readable(text: string, grounds: readonly string[], page: string): string {
  const isReadable = (color: string) => grounds.every((ground) => contrastRatio(color, ground, page) >= LEAST_CONTRAST);
  if (isReadable(text)) return text;
  const { lightness, ...color } = toLch(text);
  const nearest = LIGHTNESSES.toSorted((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness));
  const at = (step: number) => toHex({ ...color, lightness: step });
  const found = nearest.find((step) => isReadable(at(step)));
  return found === undefined ? text : at(found);
}
