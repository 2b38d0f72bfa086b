import type { BrandTheme } from '#schemas/generated/filled-brand.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import type { ResolvedTheme, ThemeTokens } from '../resolved-brand.ts';
import type { SharedFile } from '../shared/read-shared.ts';

/** What a theme that is silent about it means. */
const USUAL = { bottomBar: 'fixed', tileMask: 'none', rows: 'open', vendorMarks: 'quiet' } as const;

/** A theme with a brand's overrides on top. */
export function resolveTheme(
  brand: BrandTheme,
  { value, input }: Pick<SharedFile<ThemeConfig>, 'value' | 'input'>,
): ResolvedTheme {
  return {
    name: value.name,
    file: input.file,
    scheme: brand.scheme ?? value.scheme,
    layout: { ...USUAL, ...value.layout, ...brand.layout },
    fonts: value.fonts,
    tokens: overrideTokens(value, brand.tokens),
  };
}

export function overrideTokens(theme: ThemeTokens, over: BrandTheme['tokens']): ThemeTokens {
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
