import { globalStyle, style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of the hills. */
const ORNAMENT = '60px';

/** Hills and a light in the theme's colours, behind the text. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(2),
  minHeight: 168,
  padding: `${space(4, 6)} ${ORNAMENT}`,
  overflow: 'hidden',
  ...raisedFrame,
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', zIndex: layer.under, borderRadius: '50%' },
    '&::before': {
      insetInlineEnd: '14%',
      insetBlockEnd: 24,
      width: 36,
      height: 36,
      backgroundColor: theme.color.accent,
      opacity: 0.35,
    },
    '&::after': {
      insetInlineEnd: '-24%',
      insetBlockEnd: -150,
      width: '64%',
      height: 200,
      backgroundColor: theme.color.accentSoft,
    },
  },
  '@media': { [WIDE]: { position: 'sticky', insetBlockStart: 96, minHeight: 220 } },
});
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: pull(3),
  color: theme.color.muted,
});
export const cardLabel = style({
  flex: 1,
  fontFamily: theme.font.text,
  fontSize: theme.type.body,
  fontWeight: 500,
  letterSpacing: 0,
});
export const cardNote = style({ fontSize: theme.type.body, fontVariantNumeric: 'tabular-nums' });

export const sum = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.figure,
  lineHeight: 1.2,
});
// A long amount in large text wraps instead of overflowing the card.
globalStyle(`${sum} bdi`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
