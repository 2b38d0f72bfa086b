import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Sums in rows, each with its number at the end. */
export const sums = style({
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' });
export const strong = style([line, { fontWeight: 600 }]);
/** As tall as the form. */
export const skeleton = style({ display: 'block', height: 220 });
