import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const refused = style({
  display: 'grid',
  gap: space(3),
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  fontSize: theme.type.small,
});
export const refusedTitle = style({ fontSize: theme.type.small, fontWeight: 600 });
/** A long list scrolls within itself to keep the field visible. */
export const refusedList = style({
  display: 'grid',
  gap: space(3),
  maxHeight: '10.5rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const refusedName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const reason = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
export const outcome = style({ fontSize: theme.type.lead, fontWeight: 600 });
export const bone = style({ height: 150, borderRadius: theme.radius.control });
