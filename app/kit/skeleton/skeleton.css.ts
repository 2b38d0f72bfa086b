import { keyframes, layer, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { LIVELY } from '../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Animates an element, or a list of elements, that is loading. */
export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` };

// Overridden by any other class, in either stylesheet order: the caller sets the size.
const base = layer();

export const skeleton = style({
  '@layer': {
    [base]: { display: 'block', width: '100%', height: '100%', borderRadius: theme.radius.badge },
  },
  backgroundColor: theme.color.raised,
  '@media': { [LIVELY]: breathing },
});
