import type { TokenOverrides } from '#schemas/generated/filled-brand.ts';
import type { ThemeTokens } from '../resolved-brand.ts';

/** A theme's tokens with some of them overridden. */
export function overrideTokens(theme: ThemeTokens, over: TokenOverrides): ThemeTokens {
  return {
    light: { ...theme.light, ...over.light },
    dark: { ...theme.dark, ...over.dark },
    font: { ...theme.font, ...over.font },
    radius: { ...theme.radius, ...over.radius },
    shadow: { ...theme.shadow, ...over.shadow },
    tile: { ...theme.tile, ...over.tile },
    density: { ...theme.density, ...over.density },
  };
}
