import type { ThemeColors, ThemeConfig } from '#schemas/generated/theme.ts';
import type { ThemeExtension } from '#schemas/generated/theme-extension.ts';
import type { ContrastPair } from '../shared/contrast-pairs.ts';
import { deriveColors } from './derive-colors.ts';
import { keepContrast } from './keep-contrast.ts';
import { channelsOf } from './oklch.ts';
import { overrideTokens } from './override-tokens.ts';
import { withRatioOfShape } from './ratio-of-shape.ts';

/** A complete theme from its base and its own values. Its own values never change. */
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

/** A shadow in this theme's accent instead of the base theme's. */
function glow(shadow: string, base: ThemeColors, derived: ThemeColors): string {
  return shadow.replaceAll(rgb(base.accent), rgb(derived.accent));
}

function rgb(color: string): string {
  return `rgb(${channelsOf(color).join(' ')} `;
}
