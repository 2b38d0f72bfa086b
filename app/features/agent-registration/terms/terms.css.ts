import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const fixed = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  padding: '12px 14px',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontSize: '0.875rem',
});
export const bar = style({ display: 'flex', gap: 3, height: 8, marginBlockEnd: 4 });
export const given = style({ flexBasis: 0, borderRadius: 4, backgroundColor: theme.color.accent });
export const kept = style({ flexBasis: 0, borderRadius: 4, backgroundColor: theme.color.muted });
export const splitLine = style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 8,
});
export const splitMark = style({ width: 10, height: 10 });
export const splitText = style({ textWrap: 'pretty' });
export const splitValue = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
