import { style } from '@vanilla-extract/css';
import { SHORT } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/** Two columns in a low window, so that the figures need no scrolling. */
const pair = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' };

export const figures = style({ ...stack, gap: space(5), '@media': { [SHORT]: { ...pair, alignItems: 'center' } } });
export const actions = style({ ...stack, gap: space(4), '@media': { [SHORT]: { ...pair, alignItems: 'stretch' } } });
/** Spans both columns of a low window. */
export const third = style({ display: 'grid', '@media': { [SHORT]: { gridColumn: '1 / -1' } } });
export const label = style({ display: 'block', color: theme.color.muted, fontSize: theme.type.small });
export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.figure,
  lineHeight: 1.15,
  letterSpacing: theme.font.headSpacing,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = style({ margin: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 5),
  paddingBlock: space(3),
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: { '&[data-net]': { fontWeight: 700, fontSize: theme.type.head } },
});
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const bone = style({ height: 200, borderRadius: theme.radius.card });
