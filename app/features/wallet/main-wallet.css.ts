import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** Hills and a light of the theme's own colours, behind the text. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  minHeight: 168,
  padding: '12px 20px 60px',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', zIndex: -1, borderRadius: '50%' },
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
export const cardHead = style({ display: 'flex', alignItems: 'center', marginInlineEnd: -8, color: theme.color.muted });
export const cardLabel = style({
  flex: 1,
  fontFamily: theme.font.text,
  fontSize: '0.9375rem',
  fontWeight: 500,
  letterSpacing: 0,
});
export const cardNote = style({ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' });

export const sum = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: ['2.25rem', 'min(2.75rem, 13cqi)'],
  lineHeight: 1.2,
});
// A long amount in large text wraps before it overflows the card.
globalStyle(`${sum} bdi`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
