import { style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** The points beside their value in money. */
export const purse = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...raisedFrame,
  overflow: 'hidden',
  '@media': { [TABLET]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const pointsPanel = style({ display: 'grid', alignContent: 'center', gap: space(2), padding: space(5, 6) });

export const sum = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.2em',
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.figure,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const boneSum = style({ width: 160, height: '0.8em' });
/** Aligns the text with the lines around it. */
export const retry = style({ marginInlineStart: pull(3) });

/** On a phone the convert button is beside the value if it fits. */
export const valuePanel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: space(3, 5),
  padding: space(4, 6),
  backgroundColor: theme.color.raised,
  borderBlockStart: `1px solid ${theme.color.line}`,
  '@media': {
    [TABLET]: { padding: space(6), borderBlockStart: 0, borderInlineStart: `1px solid ${theme.color.line}` },
  },
});

export const rate = style({ display: 'grid', flex: '1 1 10rem', gap: space(1), minWidth: 0 });

/** Smaller than the points that it is derived from. */
export const worthSum = style({
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: theme.type.head,
  fontVariantNumeric: 'tabular-nums',
});
export const boneRatio = style({ display: 'block', width: 190, height: 18 });
