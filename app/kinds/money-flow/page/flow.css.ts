import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const headingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 5),
});

export const list = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  ...frame,
  selectors: { '&[data-open]': { borderColor: theme.color.accentText } },
});
export const row = style({
  display: 'flex',
  // Wraps with large text.
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
/** Note below the name or state of a row. */
export const rowNote = style({ color: theme.color.muted, fontSize: theme.type.note, fontWeight: 400 });

export const boneAmount = style({ height: 120, borderRadius: theme.radius.card });
export const boneLine = style({ height: 48, borderRadius: theme.radius.control });
