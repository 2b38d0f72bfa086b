import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const wheel = style({
  width: '1.1em',
  height: '1.1em',
  flexShrink: 0,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 800ms linear infinite` } },
});
