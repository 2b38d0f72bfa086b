import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** On wide screens the list sits next to the summary. */
export const page = style({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  width: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: theme.density.page } },
});

export const summary = style({ display: 'grid', gap: 20 });
export const person = style({ display: 'flex', alignItems: 'center', gap: 16 });
export const title = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.375rem',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const vip = style({ color: theme.color.muted, fontSize: '0.9375rem' });

export const card = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  paddingBlock: '12px 20px',
  paddingInline: '20px 12px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
});

export const cardHead = style({ display: 'flex', alignItems: 'center', color: theme.color.muted });
export const cardLabel = style({ flex: 1, fontSize: '0.9375rem' });

export const sum = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: ['1.75rem', 'min(2rem, 16cqi)'],
  lineHeight: 1.2,
});
// A long amount in large text wraps before it overflows the card.
globalStyle(`${sum} bdi`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

/** Wide windows show them in the header. */
export const cardLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: 12,
  marginBlockStart: 12,
  marginInlineEnd: 8,
  '@media': { [WIDE]: { display: 'none' } },
});

export const list = style({
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
  overflow: 'hidden',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 56,
  padding: '8px 20px',
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
  gap: '2px 12px',
  flex: 1,
  minWidth: 0,
});

export const rowLabel = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'break-word' });
export const rowEnd = style({ color: theme.color.muted });
