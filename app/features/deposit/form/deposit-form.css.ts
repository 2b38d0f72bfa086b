import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const heading = style({ fontSize: theme.type.lead });
export const headingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 5),
});

export const sideSection = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

export const endedList = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const openList = style([endedList, { borderColor: theme.color.accentText }]);

export const openRow = style({
  display: 'flex',
  // Large text moves the end below the start.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  minHeight: 60,
  padding: space(3, 5),
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    'li + li &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const openText = style({ display: 'grid', flex: '1 1 6rem', gap: space(1), minWidth: 0, fontWeight: 600 });
export const openEnd = style({
  display: 'grid',
  gap: space(1),
  justifyItems: 'end',
  marginInlineStart: 'auto',
  fontWeight: 600,
});
export const openNote = style({ color: theme.color.muted, fontSize: theme.type.note, fontWeight: 400 });

export const boneAmount = style({ height: 120, borderRadius: theme.radius.card });
export const bonePresets = style({ height: 48, borderRadius: theme.radius.control });
