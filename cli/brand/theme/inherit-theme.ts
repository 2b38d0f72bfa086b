import type { ThemeColors, ThemeConfig } from '#schemas/generated/theme.ts';
import type { ThemeExtension } from '#schemas/generated/theme-extension.ts';
import type { ColorToken, ContrastPair } from '../shared/contrast-pairs.ts';
import { contrastRatio, LEAST_CONTRAST } from '../shared/contrast-ratio.ts';
import { deriveColors } from './derive-colors.ts';
import { nearestLightness } from './nearest-lightness.ts';
import { channelsOf } from './oklch.ts';
import { overrideTokens } from './override-tokens.ts';
import { withRatioOfShape } from './ratio-of-shape.ts';

/** Completes a theme from its base. Values that it states are never changed. */
export function inheritTheme(base: ThemeConfig, own: ThemeExtension, pairs: readonly ContrastPair[]): ThemeConfig {
  const { name, title, palette = {}, scheme = base.scheme, fonts = base.fonts } = own;
  const colors = (of: 'light' | 'dark'): ThemeColors => {
    const stated = own[of] ?? {};
    const derived = deriveColors({ base: base[of], palette, stated });
    return keepContrast(derived, pairs, (token) => stated[token] !== undefined);
  };
  const [light, dark] = [colors('light'), colors('dark')];
  const accent = glow(glow(base.shadow.accent, base.light, light), base.dark, dark);
  const derived = { ...base, light, dark, shadow: { ...base.shadow, accent } };
  const layout = { ...base.layout, ...own.layout };
  return { name, title, scheme, fonts, layout, ...overrideTokens(derived, withRatioOfShape(base, own)) };
}

/** Replaces the base theme's accent in a shadow by this theme's. */
function glow(shadow: string, base: ThemeColors, derived: ThemeColors): string {
  return shadow.replaceAll(rgb(base.accent), rgb(derived.accent));
}

function rgb(color: string): string {
  return `rgb(${channelsOf(color).join(' ')} `;
}

/**
 * Lightens or darkens each text as little as possible until it is readable on all of its grounds. @param fixed tokens
 * that do not change
 */
function keepContrast(
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
  return nearestLightness(text, (color) =>
    grounds.every((ground) => contrastRatio(color, ground, page) >= LEAST_CONTRAST),
  );
}
