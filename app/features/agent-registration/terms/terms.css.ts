import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontSize: theme.type.small,
});
export const bar = style({ display: 'flex', gap: space(2), height: 8, marginBlockEnd: space(2) });
export const given = style({ flexBasis: 0, borderRadius: 4, backgroundColor: theme.color.accent });
export const kept = style({ flexBasis: 0, borderRadius: 4, backgroundColor: theme.color.muted });
export const splitLine = style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space(3),
});
export const splitMark = style({ width: 10, height: 10 });
export const splitText = style({ textWrap: 'pretty' });
export const splitValue = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
