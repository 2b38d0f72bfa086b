import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const heading = style({ fontSize: '1rem' });
export const headingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
});

export const sideSection = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 });

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
  gap: '4px 12px',
  minHeight: 60,
  padding: '8px 16px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    'li + li &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const openText = style({ display: 'grid', flex: '1 1 6rem', gap: 1, minWidth: 0, fontWeight: 600 });
export const openEnd = style({
  display: 'grid',
  gap: 1,
  justifyItems: 'end',
  marginInlineStart: 'auto',
  fontWeight: 600,
});
export const openNote = style({ color: theme.color.muted, fontSize: '0.8125rem', fontWeight: 400 });

export const boneAmount = style({ height: 120, borderRadius: theme.radius.card });
export const bonePresets = style({ height: 48, borderRadius: theme.radius.control });
