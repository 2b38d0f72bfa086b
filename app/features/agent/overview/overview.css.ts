import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { PAGE } from '../office/office.css.ts';

/** Phones show a list; cards need more room. */
const cardsFit = `${PAGE} (min-width: 35rem)`;
export const cardsFitInLine = `${PAGE} (min-width: 57.5rem)`;

export const cards = style({
  display: 'grid',
  margin: 0,
  ...frame,
  '@container': {
    [cardsFit]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: space(4),
      border: 0,
      backgroundColor: 'transparent',
    },
    [cardsFitInLine]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** On a wide page the first card, which matters most, has the room of two, so that nine fill two lines of five. */
export const card = style({
  // In large text, an amount stands below its name.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 5),
  padding: space(3, 5),
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
  '@container': {
    [cardsFit]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"label" "value" "note"',
      alignItems: 'start',
      gap: space(2),
      padding: space(4, 5),
      ...frame,
    },
    [cardsFitInLine]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } },
  },
});
export const cardLabel = style({
  gridArea: 'label',
  color: theme.color.text,
  fontSize: theme.type.small,
  fontWeight: 500,
  '@container': { [cardsFit]: { color: theme.color.muted, fontSize: theme.type.note } },
});
export const cardValue = style({
  gridArea: 'value',
  margin: 0,
  marginInlineStart: 'auto',
  fontFamily: theme.font.head,
  fontWeight: 650,
  fontSize: theme.type.head,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@container': { [cardsFit]: { marginInlineStart: 0 } },
});
export const cardNote = style({
  gridArea: 'note',
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 3),
  margin: 0,
  minHeight: '1.5em',
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [cardsFit]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'minmax(1.75rem, auto) auto',
    },
  },
});
/** Below the change and the course, from which a long amount takes no room. */
export const before = style({ '@container': { [cardsFit]: { gridColumn: '1 / -1', gridRow: 2 } } });
const moved = style({ display: 'inline-flex', alignItems: 'center', gap: space(2), fontWeight: 600, minWidth: 0 });
export const rise = style([moved, { color: theme.color.win }]);
export const fall = style([moved, { color: theme.color.danger }]);
export const spark = style({
  display: 'none',
  flex: 'none',
  gridColumn: 2,
  gridRow: 1,
  width: 'clamp(40px, 6cqi, 72px)',
  height: 28,
  color: theme.color.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@container': { [cardsFitInLine]: { display: 'block' } },
});
export const sparkLine = style({
  fill: 'none',
  stroke: theme.color.accent,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** Chart and levels side by side in wide pages. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@container': { [cardsFitInLine]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});
export const loss = style({ color: theme.color.danger });

export const panel = style({
  ...frame,
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 5),
  padding: space(4, 5),
});
export const panelTitle = style({ fontSize: theme.type.body });

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
  gap: space(5, 7),
  padding: space(2, 5, 5),
});
export const level = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
});
export const levelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 3),
  fontSize: theme.type.small,
});
export const levelAmount = style({ marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const levelShare = style({
  minWidth: '5ch',
  color: theme.color.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const levelNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 4),
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const barGround = style({ fill: theme.color.raised });
export const barFill = style({ fill: theme.color.accent });
