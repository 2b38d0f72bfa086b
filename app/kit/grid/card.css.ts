import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { SEPARATOR } from '#app/kit/theme/separator.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { frame } from '../theme/frame.ts';
import { FORCED } from '../theme/media.ts';
import { footHeight } from './grid-vars.css.ts';

const GAP = 10;
const LINE = `1px solid ${theme.color.line}`;

export const around = styleVariants({ framed: {}, panel: { padding: space(3, 4, 1) } });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
  paddingBlockEnd: space(3),
  selectors: { '&:empty': { display: 'none' } },
});
export const selectAll = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  paddingInline: space(5),
  fontSize: theme.type.small,
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
  gap: space(3),
  padding: space(4, 5),
  ...frame,
  fontSize: theme.type.small,
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
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 3),
  minWidth: 0,
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  fontSize: theme.type.lead,
  fontWeight: 600,
  // A word is broken only where it does not fit into a line of its own: `anywhere` would part it from its marks.
  overflowWrap: 'break-word',
});
export const amount = style({
  marginInlineStart: 'auto',
  fontSize: theme.type.lead,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const smallLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 3),
  color: theme.color.muted,
});
export const smallItem = style({ selectors: { '& + &::before': { content: SEPARATOR, marginInlineEnd: space(3) } } });
export const smallEnd = style({ marginInlineStart: 'auto' });
export const footLine = style({ display: 'flex', flexWrap: 'wrap', gap: space(3), paddingBlockStart: space(1) });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  marginBlockStart: space(3),
  paddingBlockStart: space(4),
  borderBlockStart: LINE,
});
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 5),
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

const sums = style({
  display: 'grid',
  gap: space(2),
  padding: space(4, 5),
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const cardTotals = style([
  sums,
  {
    position: 'sticky',
    insetBlockEnd: fallbackVar(footHeight, '0px'),
    zIndex: layer.corner,
    borderBlockStart: `1px solid ${theme.color.lineStrong}`,
    backgroundColor: theme.color.raised,
  },
]);
/** It ends the list: two lines that stay at a phone's foot would cover a card. */
export const cardApart = style([sums, { borderBlockStart: LINE }]);
export const cardTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 4),
  selectors: { '&:last-child': { fontWeight: 600 } },
});
