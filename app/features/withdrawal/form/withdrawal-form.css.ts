import { style } from '@vanilla-extract/css';
import { frame, raisedFrame } from '#app/kit/theme/frame.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** One line while nothing stands in the way. */
export const available = style({
  ...column,
  gap: space(1),
  selectors: {
    '&[data-free]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space(5),
    },
  },
});
export const figureLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 5),
});
export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.figure,
  selectors: { [`${available}[data-free] &`]: { fontSize: theme.type.head } },
  lineHeight: 1.15,
  letterSpacing: theme.font.headSpacing,
  fontVariantNumeric: 'tabular-nums',
});

export const card = style({
  ...column,
  gap: space(3),
  padding: space(4, 5),
  ...raisedFrame,
});
export const cardHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space(4) });
export const cardTitle = style({ minWidth: 0, fontSize: theme.type.body, overflowWrap: 'anywhere' });
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 5),
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const strong = style({ fontWeight: 700 });
export const play = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  marginBlock: pull(3),
  color: theme.color.accentText,
  fontWeight: 600,
});

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(5),
  minHeight: 68,
  padding: space(3, 3, 3, 5),
  ...frame,
  selectors: { '[dir="rtl"] &': { padding: space(3, 5, 3, 3) } },
});
export const accountIcon = style({ display: 'flex', color: theme.color.accentText });
export const accountWords = style({ display: 'grid', justifyItems: 'start', gap: space(1), minWidth: 0 });
export const accountTitle = style({ fontWeight: 600, fontSize: theme.type.body, overflowWrap: 'anywhere' });

export const orderText = style({
  display: 'grid',
  flex: '1 1 6rem',
  justifyItems: 'start',
  gap: space(1),
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const orderEnd = style({
  display: 'grid',
  gap: space(1),
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
