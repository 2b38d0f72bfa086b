/** WCAG 2.2 AA for text of normal size. */
export const LEAST_CONTRAST = 4.5;

/**
 * WCAG 2.2 contrast ratio of text on a ground, from 1 to 21. Colours are #rrggbb or #rrggbbaa; `page` is the opaque
 * colour below.
 */
export function contrastRatio(text: string, ground: string, page: string): number {
  const below = blend(rgba(ground), rgba(page));
  const [lighter, darker] = [luminance(blend(rgba(text), below)), luminance(below)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

interface Color {
  readonly channels: readonly number[];
  readonly alpha: number;
}

function rgba(hex: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { channels: [red, green, blue], alpha: alpha / 255 };
}

function blend(over: Color, under: Color): Color {
  const mix = (value: number, index: number) => value * over.alpha + (under.channels[index] ?? 0) * (1 - over.alpha);
  return { channels: over.channels.map(mix), alpha: 1 };
}

function luminance({ channels }: Color): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
