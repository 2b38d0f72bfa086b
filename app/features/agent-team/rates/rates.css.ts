import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const refused = style({
  display: 'grid',
  gap: space(3),
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontSize: theme.type.small,
});
export const refusedTitle = style({ fontSize: theme.type.small, fontWeight: 600 });
/** Many accounts scroll inside, so that the field stays in sight. */
export const refusedList = style({
  display: 'grid',
  gap: space(3),
  maxHeight: '10.5rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const refusedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 5),
});
export const refusedName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const reason = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
export const outcome = style({ fontSize: theme.type.lead, fontWeight: 600 });
export const note = style({ color: theme.color.muted, fontSize: theme.type.small, textWrap: 'pretty' });
export const bone = style({ height: 150, borderRadius: theme.radius.control });
