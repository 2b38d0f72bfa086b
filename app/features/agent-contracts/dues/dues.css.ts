import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { theme } from '#themes/contract.css.ts';

export const duesPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  vars: { [gridHeight]: 'max(22rem, calc(100dvh - 8rem - 320px))' },
});
export const bone = style({ height: 360, borderRadius: theme.radius.card });

/** The figures and the signs between them, in one line where there is room. */
export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '10px 28px',
  margin: 0,
  padding: '14px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const figureName = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const figure = style({
  margin: 0,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.3125rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const stays = style([figure, { color: theme.color.win }]);
export const sign = style({ marginInlineStart: 28, color: theme.color.muted, fontWeight: 400 });

export const moreDues = style({ display: 'grid', justifyItems: 'center', gap: 8 });
export const period = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const loss = style({ color: theme.color.danger });
export const quiet = style({ color: theme.color.muted });
export const paid = style({ display: 'inline-flex', alignItems: 'center', gap: 4, color: theme.color.win });

export const dialogPart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
export const facts = style({ display: 'grid', gap: 8, margin: 0, fontSize: '0.9375rem' });
export const sum = style({ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });
