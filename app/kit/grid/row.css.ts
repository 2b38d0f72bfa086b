import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { FORCED } from '../theme/media.ts';
import { gridColumns, gridRowHeight } from './grid-vars.css.ts';
import { SELECT_WIDTH } from './select-width.ts';

const LINE = `1px solid ${theme.color.line}`;
const tint = (share: number) => `color-mix(in srgb, ${theme.color.accent} ${share}%, ${theme.color.surface})`;

/** Opaque grounds, which cells that stay in sight have too: others move below them. */
export const grounds = {
  backgroundColor: theme.color.surface,
  selectors: {
    '&:hover': { backgroundColor: tint(5) },
    '&[aria-selected="true"]': { backgroundColor: tint(8) },
    '&[aria-selected="true"]:hover': { backgroundColor: tint(11) },
    '&[data-open]': { backgroundColor: tint(17) },
  },
} as const;

const across = style({
  display: 'grid',
  gridTemplateColumns: gridColumns,
  alignItems: 'stretch',
  width: '100%',
  height: gridRowHeight,
});

export const row = style([
  across,
  grounds,
  {
    position: 'absolute',
    insetInline: 0,
    boxSizing: 'border-box',
    borderBlockEnd: LINE,
    cursor: 'default',
    selectors: {
      '[data-opens] > &': { cursor: 'pointer' },
      '&:focus-visible': { zIndex: layer.pinned, outline: 'none' },
      // The outline lies above the cells that stay in sight, which would cover the row's own.
      '&:focus-visible::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: layer.corner,
        outline: `2px solid ${theme.color.focus}`,
        outlineOffset: -2,
        pointerEvents: 'none',
      },
      '&[data-open]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: layer.pinned,
        width: 3,
        backgroundColor: theme.color.accent,
      },
    },
    '@media': {
      [FORCED]: {
        selectors: {
          '&[data-open]': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
        },
      },
    },
  },
]);

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  paddingInline: space(3),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&:first-child': { paddingInlineStart: space(5) }, '&:last-child': { paddingInlineEnd: space(5) } },
});

/** Digits run left to right in every script, so aligning right keeps units below units. */
export const numeric = style({
  justifyContent: 'flex-end',
  textAlign: 'right',
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-start' } },
});

const pinned = { position: 'sticky', zIndex: layer.over, backgroundColor: 'inherit' } as const;

export const selectCell = style([cell, pinned, { insetInlineStart: 0, userSelect: 'none' }]);

export const lead = style([
  cell,
  pinned,
  {
    insetInlineStart: 0,
    fontWeight: 600,
    selectors: {
      [`${selectCell} + &`]: { insetInlineStart: SELECT_WIDTH, paddingInlineStart: space(3) },
      // Parts the column from those that have moved below it.
      '[data-shifted] &': { boxShadow: `1px 0 0 ${theme.color.line}` },
      '[dir="rtl"] [data-shifted] &': { boxShadow: `-1px 0 0 ${theme.color.line}` },
    },
  },
]);

/** A note starts after the checkboxes, where the names do. */
export const noteCell = style([
  cell,
  { gridColumn: '1 / -1', position: 'sticky', insetInlineStart: 0, width: 'max-content', maxWidth: '100%' },
  { selectors: { '&:first-child': { paddingInlineStart: `calc(${SELECT_WIDTH} + ${space(3)})` } } },
]);

/** Its text ends with dots; a flex container has no such end itself. */
export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const twist = { flex: 'none', width: '1.375rem' } as const;
export const leaf = style(twist);
export const expander = style({
  ...twist,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '1.375rem',
  marginInlineStart: pull(2),
  marginInlineEnd: space(2),
  padding: 0,
  border: 0,
  borderRadius: theme.radius.badge,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&::before': { content: '""', position: 'absolute', insetBlock: '-0.375rem', insetInline: '-0.25rem' },
  },
});

export const bone = style({ flex: 'none', width: '60%', height: 10 });

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.corner,
  borderBlockStart: `1px solid ${theme.color.lineStrong}`,
});
export const totals = style([across, { backgroundColor: theme.color.raised, fontWeight: 600 }]);
export const apart = style([across, { backgroundColor: theme.color.surface }]);
/** Longer than its column: it goes on over the empty ones before it. */
export const totalsNote = style({
  justifyContent: 'flex-end',
  overflow: 'visible',
  color: theme.color.muted,
  fontWeight: 500,
});
