import { clampChroma, converter, formatHex, type Oklch, parseHex } from 'culori';

/** A colour as lightness (0 to 1), chroma and hue in degrees. Equal steps look equally large. */
export interface Lch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Parses #rrggbb or #rrggbbaa and ignores the alpha. */
export function toLch(hex: string): Lch {
  const { l, c, h = 0 } = converter('oklch')(rgbOf(hex));
  return { lightness: l, chroma: c, hue: h };
}

/** The nearest colour that screens can show, if necessary with less chroma. */
export function toHex({ lightness, chroma, hue }: Lch): string {
  const color: Oklch = { mode: 'oklch', l: clampUnit(lightness), c: chroma, h: hue };
  return formatHex(clampChroma(color, 'oklch'));
}

/** Red, green and blue, each from 0 to 255. */
export function channelsOf(hex: string): readonly number[] {
  const { r, g, b } = rgbOf(hex);
  return [r, g, b].map((channel) => Math.round(channel * 255));
}

function rgbOf(hex: string) {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is not a colour.`);
  return color;
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
