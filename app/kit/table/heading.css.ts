import { fallbackVar, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { inCards } from './cards.ts';
import { box } from './table.css.ts';
import { headTop, inset, numberFlow, numberSide, rowHeight } from './table-vars.css.ts';

const HEIGHT = fallbackVar(rowHeight, theme.density.row);
const INSET = fallbackVar(inset, '10px');
/** The text of the first and the last heading is 16 pixels from the edge. */
const BEFORE_HEADING = `calc(16px - ${INSET})`;
const LINE = `1px solid ${theme.color.line}`;

export const heading = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(headTop, '0px'),
  zIndex: layer.over,
  height: HEIGHT,
  padding: 0,
  borderBlockEnd: LINE,
  backgroundColor: theme.color.surface,
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: BEFORE_HEADING, borderStartStartRadius: theme.radius.card },
    '&:last-child': { paddingInlineEnd: BEFORE_HEADING, borderStartEndRadius: theme.radius.card },
    // The panel's head is above, and has the corners.
    [`${box.panel} &`]: { borderBlockStart: LINE, borderRadius: 0 },
  },
  '@container': inCards({
    position: 'static',
    height: 'auto',
    borderBlockEnd: 0,
    selectors: {
      '&:not([data-sortable])': { display: 'none' },
      [`${box.panel} &`]: { borderBlockStart: 0 },
    },
  }),
});

export const headingText = style({ paddingInline: INSET, whiteSpace: 'nowrap' });

export const numeric = style({ textAlign: fallbackVar(numberSide, 'end'), fontVariantNumeric: 'tabular-nums' });

export const headingButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: `min(36px, ${HEIGHT} - 2px)`,
  paddingInline: INSET,
  border: 0,
  borderRadius: theme.radius.badge,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    [`${numeric} > &`]: { flexDirection: fallbackVar(numberFlow, 'row-reverse') },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: theme.color.text, fontWeight: 600 },
  },
  '@container': inCards({ minHeight: 44 }),
});

/** Keeps its place, so that no column moves when another one is sorted. */
export const headingIcon = style({
  opacity: 0,
  selectors: {
    '&[data-sorted]': { opacity: 1, color: theme.color.accentText },
    [`${headingButton}:hover &:not([data-sorted])`]: { opacity: 0.5 },
  },
});
