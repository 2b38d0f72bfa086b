import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const chart = style({
  display: 'block',
  overflow: 'visible',
  marginInline: space(5),
  maxWidth: 'calc(100% - 32px)',
});
export const gridLine = style({ stroke: theme.color.line });
export const baseline = style({ stroke: theme.color.lineStrong });
const label = style({ fill: theme.color.muted, fontSize: theme.type.fine, fontVariantNumeric: 'tabular-nums' });
export const axisLabel = styleVariants({
  start: [label, { textAnchor: 'start' }],
  middle: [label, { textAnchor: 'middle' }],
});
/** Every second day name; hidden in a narrow chart or with large text. */
export const betweenLabel = style([axisLabel.middle, { '@media': { '(max-width: 26rem)': { display: 'none' } } }]);
export const barNow = style({ fill: theme.color.accent });
export const barBefore = style({ fill: theme.color.raised, stroke: theme.color.lineStrong });

export const legend = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space(2, 4) });
export const legendPart = style({ display: 'inline-flex', alignItems: 'center', gap: space(3) });
const swatch = style({ width: 10, height: 10, borderRadius: 3, flex: 'none' });
export const legendNow = style([swatch, { backgroundColor: theme.color.accent }]);
export const legendBefore = style([
  swatch,
  { backgroundColor: theme.color.raised, border: `1px solid ${theme.color.lineStrong}` },
]);

export const tablePart = style({ padding: space(2, 5, 4) });
export const tableSummary = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 44,
  color: theme.color.accentText,
  fontSize: theme.type.small,
  fontWeight: 600,
  cursor: 'pointer',
});
export const scroller = style({ overflowX: 'auto', maxHeight: '24rem' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
});
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  padding: space(3),
  backgroundColor: theme.color.surface,
  color: theme.color.muted,
  fontWeight: 500,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const cell = style({
  padding: space(3),
  borderBlockStart: `1px solid ${theme.color.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const rowName = style([cell, { textAlign: 'start', fontWeight: 500 }]);
export const sumRow = style({ fontWeight: 700 });
