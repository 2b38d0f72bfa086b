import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  ...column,
  gap: space(3),
  padding: space(3, 4, 4, 6),
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: { '[dir="rtl"] &': { padding: space(3, 6, 4, 4) } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(0, 4) });
export const words = style({ display: 'grid', flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600, fontSize: theme.type.lead });
export const note = style({ color: theme.color.muted, fontSize: theme.type.note, textWrap: 'pretty' });

export const meter = style({ ...column, gap: space(3), paddingInlineEnd: space(3) });
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 5),
  fontVariantNumeric: 'tabular-nums',
});
export const period = style({ fontSize: theme.type.small, fontWeight: 600 });
export const left = style({ fontSize: theme.type.body, fontWeight: 700 });

export const increase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  marginInlineEnd: space(3),
  padding: space(3, 4),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
  fontSize: theme.type.small,
});
export const increaseText = style({ flex: '1 1 12rem', minWidth: 0, textWrap: 'pretty' });

export const consequence = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  textAlign: 'center',
  textWrap: 'pretty',
});
