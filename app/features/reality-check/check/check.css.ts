import { style } from '@vanilla-extract/css';
import { SHORT } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/** In a low window the figures are seen without scrolling. */
const pair = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' };

export const figures = style({ ...stack, gap: 16, '@media': { [SHORT]: { ...pair, alignItems: 'center' } } });
export const actions = style({ ...stack, gap: 12, '@media': { [SHORT]: { ...pair, alignItems: 'stretch' } } });
/** Below the two. */
export const third = style({ display: 'grid', '@media': { [SHORT]: { gridColumn: '1 / -1' } } });
export const label = style({ display: 'block', color: theme.color.muted, fontSize: '0.875rem' });
export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: 'min(2.5rem, 11vw)',
  lineHeight: 1.15,
  letterSpacing: theme.font.headSpacing,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = style({ margin: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  paddingBlock: 8,
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: { '&[data-net]': { fontWeight: 700, fontSize: '1.125rem' } },
});
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const bone = style({ height: 200, borderRadius: theme.radius.card });
