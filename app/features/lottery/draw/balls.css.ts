import { keyframes, style } from '@vanilla-extract/css';
import { LIVELY, NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px) scale(0.7)' } });

const roll = keyframes({ '50%': { transform: 'translateY(-5px)' } });

/** Most balls that appear one after another; the rest appear with the last of these. */
const STAGGERED = 10;
const later = Object.fromEntries(
  Array.from({ length: STAGGERED }, (_, index) => [
    `&:nth-child(${index + 1 === STAGGERED ? `n + ${STAGGERED}` : index + 1})`,
    { animationDelay: `${index * 55}ms` },
  ]),
);

export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  // Ten balls fit in a row if the window is wide enough.
  selectors: { '&[data-size="many"]': { gap: space(2), maxWidth: 'calc(10 * 1.75rem + 9 * 4px)' } },
});

/** Positions of the pips on each face of a die. */
const FACES: Record<number, readonly string[]> = {
  1: ['50% 50%'],
  2: ['27% 27%', '73% 73%'],
  3: ['27% 27%', '50% 50%', '73% 73%'],
  4: ['27% 27%', '73% 27%', '27% 73%', '73% 73%'],
  5: ['27% 27%', '73% 27%', '50% 50%', '27% 73%', '73% 73%'],
  6: ['27% 24%', '73% 24%', '27% 50%', '73% 50%', '27% 76%', '73% 76%'],
};
const faces = Object.fromEntries(
  Object.entries(FACES).map(([pips, places]) => [
    `&[data-pips="${pips}"]`,
    {
      backgroundImage: places
        .map((at) => `radial-gradient(circle 0.2em at ${at}, currentColor 88%, transparent)`)
        .join(),
    },
  ]),
);

export const ball = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  minWidth: '2.25rem',
  height: '2.25rem',
  paddingInline: '0.375rem',
  borderRadius: '1.125rem',
  backgroundColor: theme.color.accent,
  backgroundImage:
    'radial-gradient(circle at 34% 28%, rgb(255 255 255 / 28%), transparent 46%), radial-gradient(circle at 60% 80%, rgb(0 0 0 / 14%), transparent 60%)',
  color: theme.color.onAccent,
  fontWeight: 700,
  fontSize: theme.type.lead,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  // Five balls fit beside the draw's name on a phone.
  '@media': { [NARROW]: { minWidth: '2rem', height: '2rem', fontSize: theme.type.body } },
  selectors: {
    // Ten balls fit in a row on a phone.
    '[data-size="many"] > &': {
      minWidth: '1.75rem',
      height: '1.75rem',
      paddingInline: '0.25rem',
      fontSize: theme.type.note,
    },
    '[data-size="small"] > &': {
      minWidth: '1.75rem',
      height: '1.75rem',
      paddingInline: '0.375rem',
      fontSize: theme.type.note,
      backgroundColor: theme.color.chrome,
      color: theme.color.onChrome,
      boxShadow: `inset 0 0 0 1px ${theme.color.chromeLine}`,
    },
    '[data-form="dice"] > &': { borderRadius: '0.5rem' },
    ...faces,
  },
});

export const newBall = style({
  '@media': {
    [LIVELY]: {
      selectors: { ...later, '&': { animation: `${appear} 240ms cubic-bezier(0.2, 0.9, 0.3, 1.2) backwards` } },
    },
  },
});

export const rollingBall = style({
  backgroundColor: theme.color.raised,
  color: theme.color.muted,
  '@media': { [LIVELY]: { selectors: { ...later, '&': { animation: `${roll} 700ms ease-in-out infinite` } } } },
});
