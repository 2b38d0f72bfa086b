import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const tiers = style({ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' });
export const tier = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gridTemplateAreas: '"number pays" "number asks"',
  columnGap: space(3),
});
export const number = style({
  gridArea: 'number',
  alignSelf: 'start',
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
  fontWeight: 700,
  fontSize: theme.type.note,
  lineHeight: '1.5rem',
  textAlign: 'center',
});
export const pays = style({ gridArea: 'pays', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const asks = style({
  gridArea: 'asks',
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
});
