import { globalStyle, style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** On wide screens the list sits next to the summary. */
export const page = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  width: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space(7) } },
});

export const summary = style({ display: 'grid', gap: space(6) });
export const person = style({ display: 'flex', alignItems: 'center', gap: space(5) });
export const title = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.title,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const vip = style({ color: theme.color.muted, fontSize: theme.type.body });

export const card = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  paddingBlock: space(4, 6),
  paddingInline: space(6, 4),
  ...raisedFrame,
});

export const cardHead = style({ display: 'flex', alignItems: 'center', color: theme.color.muted });
export const cardLabel = style({ flex: 1, fontSize: theme.type.body });

export const sum = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: [theme.type.title, `min(${theme.type.figure}, 16cqi)`],
  lineHeight: 1.2,
});
// A long amount in large text wraps before it overflows the card.
globalStyle(`${sum} bdi`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

/** Wide windows show them in the header. */
export const cardLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space(4),
  marginBlockStart: space(4),
  marginInlineEnd: space(3),
  '@media': { [WIDE]: { display: 'none' } },
});

export const list = style({
  ...raisedFrame,
  overflow: 'hidden',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  width: '100%',
  minHeight: 56,
  padding: space(3, 6),
  border: 0,
  backgroundColor: 'transparent',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&:focus-visible': { outlineOffset: -2 },
    'li:not(:first-child) > &': { borderBlockStart: `1px solid ${theme.color.line}` },
  },
});

export const rowIcon = style({ color: theme.color.accentText });
/** The label, with the status below it when both don't fit on one line. */
export const rowText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 4),
  flex: 1,
  minWidth: 0,
});

export const rowLabel = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'break-word' });
