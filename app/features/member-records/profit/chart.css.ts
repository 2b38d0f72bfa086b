import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const frame = style({ containerType: 'inline-size' });
export const chart = style({ display: 'block', overflow: 'visible' });
export const gridLine = style({ stroke: theme.color.line });
export const baseline = style({ stroke: theme.color.lineStrong });

const label = style({ fill: theme.color.muted, fontSize: theme.type.fine, fontVariantNumeric: 'tabular-nums' });
export const axisLabel = styleVariants({
  start: [label, { textAnchor: 'start' }],
  middle: [label, { textAnchor: 'middle', pointerEvents: 'none' }],
});
/** Every second name, hidden in a narrow chart or with large text. */
export const betweenLabel = style([axisLabel.middle, { '@container': { '(max-width: 20rem)': { display: 'none' } } }]);
/** Hidden with large text, which would overlap the axis; the table has the figures. */
const figure = style({
  fontSize: theme.type.fine,
  fontWeight: 600,
  textAnchor: 'middle',
  pointerEvents: 'none',
  '@container': { '(max-width: 14rem)': { display: 'none' } },
});
export const barLabel = styleVariants({
  gain: [figure, { fill: theme.color.win }],
  loss: [figure, { fill: theme.color.danger }],
});

/** Losses have an outline too, so that they do not differ by colour alone. */
export const gain = style({ fill: theme.color.win });
export const loss = style({ fill: theme.color.dangerSoft, stroke: theme.color.danger, strokeWidth: 1.5 });
export const nothing = style({ fill: theme.color.muted });
export const hit = style({ fill: 'transparent', cursor: 'pointer', ':hover': { fill: theme.color.raised } });
export const chosenGround = style({ fill: theme.color.raised });
export const groupRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 8rem) minmax(0, 1fr) minmax(5.5rem, auto)',
  alignItems: 'center',
  justifyItems: 'stretch',
  gap: space(4),
  fontSize: theme.type.small,
  textAlign: 'end',
});
export const groupName = style({ textAlign: 'start', overflowWrap: 'anywhere' });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  padding: space(4, 5),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 5),
});
export const chosenLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 5),
});
export const sum = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const chartBone = style({ height: 420, borderRadius: theme.radius.card });
