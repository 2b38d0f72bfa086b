import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { FORCED } from '../theme/media.ts';
import { footHeight } from './grid-vars.css.ts';

const GAP = 10;
const LINE = `1px solid ${theme.color.line}`;

export const around = styleVariants({ framed: {}, panel: { padding: '8px 12px 2px' } });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  paddingBlockEnd: 8,
  selectors: { '&:empty': { display: 'none' } },
});
export const selectAll = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingInline: 16,
  fontSize: '0.875rem',
});

/** The first item is its own height and this below it. */
export const cards = style({ position: 'relative', fontVariantNumeric: 'tabular-nums' });

export const place = style({
  position: 'absolute',
  insetInline: 0,
  paddingBlockEnd: GAP,
  outline: 'none',
  selectors: {
    // Around the card, without the gap below it.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: `0 0 ${GAP}px`,
      borderRadius: theme.radius.card,
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: 2,
      pointerEvents: 'none',
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  padding: '14px 16px',
  border: LINE,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  fontSize: '0.875rem',
  selectors: {
    '[data-opens] &': { cursor: 'pointer' },
    [`${place}[aria-selected="true"] > &`]: {
      backgroundColor: `color-mix(in srgb, ${theme.color.accent} 8%, ${theme.color.surface})`,
    },
    [`${place}[data-open] > &`]: { borderColor: theme.color.accent, boxShadow: `0 0 0 1px ${theme.color.accent}` },
  },
  '@media': {
    [FORCED]: { selectors: { [`${place}[data-open] > &`]: { outline: '2px solid Highlight' } } },
  },
});

/** Large text has no room for an account and its amount in one line. */
export const headLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px', minWidth: 0 });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  fontSize: '1rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const amount = style({ marginInlineStart: 'auto', fontSize: '1rem', fontWeight: 600, whiteSpace: 'nowrap' });
export const smallLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  color: theme.color.muted,
});
export const smallItem = style({ selectors: { '& + &::before': { content: '"·"', marginInlineEnd: 6 } } });
export const smallEnd = style({ marginInlineStart: 'auto' });
export const footLine = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlockStart: 2 });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  marginBlockStart: 6,
  paddingBlockStart: 12,
  borderBlockStart: LINE,
});
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
});
export const detailName = style({ color: theme.color.muted });
export const detailValue = style({
  marginInlineStart: 'auto',
  fontWeight: 600,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const bone = style({ width: '45%', height: 16 });
export const smallBone = style({ width: '70%', height: 12 });

export const cardTotals = style({
  position: 'sticky',
  insetBlockEnd: fallbackVar(footHeight, '0px'),
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '12px 16px',
  borderBlockStart: `1px solid ${theme.color.lineStrong}`,
  backgroundColor: theme.color.raised,
  fontSize: '0.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
