import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const refused = style({
  display: 'grid',
  gap: 8,
  padding: '12px 14px',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontSize: '0.875rem',
});
export const refusedTitle = style({ fontSize: '0.875rem', fontWeight: 600 });
/** Many accounts scroll inside, so that the field stays in sight. */
export const refusedList = style({
  display: 'grid',
  gap: 6,
  maxHeight: '10.5rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const refusedRow = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' });
export const refusedName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const reason = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
export const outcome = style({ fontSize: '1rem', fontWeight: 600 });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });
export const bone = style({ height: 150, borderRadius: theme.radius.control });
