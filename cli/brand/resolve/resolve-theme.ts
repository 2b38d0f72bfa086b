import type { BrandTheme } from '#schemas/generated/filled-brand.ts';
import type { ResolvedTheme } from '../resolved-brand.ts';
import type { CompleteTheme } from '../theme/complete-theme.ts';
import { overrideTokens } from '../theme/override-tokens.ts';
import { withRatioOfShape } from '../theme/ratio-of-shape.ts';

/** Layout defaults for themes. */
const USUAL_LAYOUT = {
  bottomBar: 'fixed',
  tileMask: 'none',
  rows: 'open',
  vendorMarks: 'quiet',
  banners: 'pictured',
} as const;

/** A theme with a brand's overrides on top. */
export function resolveTheme(
  brand: BrandTheme,
  { value, input }: Pick<CompleteTheme, 'value' | 'input'>,
): ResolvedTheme {
  return {
    name: value.name,
    file: input.file,
    scheme: brand.scheme ?? value.scheme,
    layout: { ...USUAL_LAYOUT, ...value.layout, ...brand.layout },
    fonts: value.fonts,
    tokens: overrideTokens(value, withRatioOfShape(value, { ...brand.tokens, layout: brand.layout })),
  };
}
