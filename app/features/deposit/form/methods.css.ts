import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  ...frame,
});

export const groupTitle = style({
  padding: space(3, 5, 1),
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontWeight: 600,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '22px 24px minmax(0, 1fr)',
  columnGap: space(4),
  alignItems: 'center',
  minHeight: 64,
  padding: space(3, 5),
  cursor: 'pointer',
  transition: 'background-color 140ms ease',
  selectors: {
    'label + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:has(:checked)': { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: -3 },
  },
});

/** Row without an icon. */
export const bonusRow = style([row, { gridTemplateColumns: '22px minmax(0, 1fr)' }]);

export const icon = style({ display: 'flex', color: theme.color.muted });
/** The terms wrap below the name if they do not fit beside it, as with large text. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 4), minWidth: 0 });
export const words = style({ display: 'grid', flex: '1 1 7rem', gap: space(1), minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 600, fontSize: theme.type.body });

export const note = style({
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${row}:has(:checked) &`]: { color: 'inherit' } },
});

export const end = style({
  display: 'grid',
  gap: space(1),
  justifyItems: 'end',
  maxWidth: '9rem',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
export const fee = style({ fontWeight: 600, fontSize: theme.type.small, fontVariantNumeric: 'tabular-nums' });
export const howTo = style({
  gridColumn: '2 / -1',
  marginBlockStart: space(3),
  fontSize: theme.type.small,
  textWrap: 'pretty',
});
