import { style } from '@vanilla-extract/css';
import { FORCED } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Ticked rows are filled; the open one has a mark at its edge. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  borderBlockEnd: `1px solid ${theme.color.line}`,
  selectors: {
    '&[data-here="true"]': { backgroundColor: theme.color.raised },
    '&[data-ticked="true"]': { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft },
  },
});

/** Extends the checkbox to a 44 px target. */
export const tick = style({
  display: 'grid',
  placeContent: 'start center',
  minWidth: 52,
  paddingBlockStart: space(4),
  paddingInlineStart: space(2),
  cursor: 'pointer',
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(2),
  minHeight: 72,
  paddingBlock: space(4),
  paddingInline: space(2, 5),
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '[data-here="true"] > &': { boxShadow: `inset -3px 0 ${theme.color.accent}` },
    '[dir="rtl"] [data-here="true"] > &': { boxShadow: `inset 3px 0 ${theme.color.accent}` },
  },
});

export const titleLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
});

export const title = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
  selectors: { '&[data-unread="true"]': { fontWeight: 600 } },
});

export const dot = style({
  display: 'inline-block',
  width: 9,
  height: 9,
  marginInlineEnd: space(3),
  borderRadius: '50%',
  backgroundColor: theme.color.accent,
  verticalAlign: '0.06em',
  '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
});

const quiet = style({
  color: theme.color.muted,
  selectors: { '[data-ticked="true"] &': { color: 'inherit' } },
});

export const time = style([
  quiet,
  { flex: 'none', fontSize: theme.type.note, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const sender = style([quiet, { fontSize: theme.type.note, fontWeight: 600, overflowWrap: 'anywhere' }]);

export const preview = style([
  quiet,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: theme.type.small,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
]);
