import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { gridColumns, gridRowHeight } from './grid-vars.css.ts';
import { cell, lead, numeric } from './row.css.ts';

const LINE = `1px solid ${theme.color.line}`;

export const head = style({ position: 'sticky', insetBlockStart: 0, zIndex: layer.corner });

export const headRow = style({
  display: 'grid',
  gridTemplateColumns: gridColumns,
  boxSizing: 'border-box',
  height: gridRowHeight,
  borderBlockEnd: LINE,
  backgroundColor: theme.color.surface,
  color: theme.color.muted,
});

const place = { position: 'relative', overflow: 'visible', fontWeight: 500 } as const;
export const heading = style([cell, place]);
/** Sticky, as the column below it is. */
export const leadHeading = style([lead, { overflow: 'visible', fontWeight: 500 }]);

export const headingButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  height: '1.75rem',
  marginInline: pull(3),
  paddingInline: space(3),
  border: 0,
  borderRadius: theme.radius.badge,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    // The icon is on the side where there are no digits below.
    [`${numeric} > &`]: { flexDirection: 'row-reverse' },
    [`[dir="rtl"] ${numeric} > &`]: { flexDirection: 'row' },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: theme.color.text, fontWeight: 600 },
  },
});

/** Keeps its place, so that no heading moves when another column is sorted. */
export const headingIcon = style({
  display: 'inline-flex',
  flex: 'none',
  opacity: 0,
  selectors: {
    '&[data-sorted]': { opacity: 1, color: theme.color.accentText },
    [`${headingButton}:hover &:not([data-sorted])`]: { opacity: 0.5 },
  },
});

export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -5,
  zIndex: layer.over,
  width: 10,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      insetInlineStart: 4,
      width: 2,
      borderRadius: 1,
      backgroundColor: theme.color.lineStrong,
      opacity: 0,
    },
    '&:hover::after, &:focus-visible::after': { opacity: 1, backgroundColor: theme.color.accent },
    [`${headRow}:hover &::after`]: { opacity: 1 },
    '&:focus-visible': { outlineOffset: -2 },
    // The end of the frame is no place to reach over.
    [`${cell}:last-child > &`]: { insetInlineEnd: 0 },
  },
});
