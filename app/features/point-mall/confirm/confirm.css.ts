import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Rows with a label and an amount at the end. */
export const sums = style({
  display: 'grid',
  gap: space(3),
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(0, 5) });
export const strong = style([line, { fontWeight: 600 }]);
/** Height of the form that it stands in for. */
export const skeleton = style({ display: 'block', height: 220 });
