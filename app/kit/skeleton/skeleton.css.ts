import { keyframes, layer, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { LIVELY } from '../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** For whatever is on its way, or a list of that. */
export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` };

// Below every other class, in whichever order the stylesheets come: who uses a skeleton gives it its size.
const base = layer();

export const skeleton = style({
  '@layer': {
    [base]: { display: 'block', width: '100%', height: '100%', borderRadius: theme.radius.badge },
  },
  backgroundColor: theme.color.raised,
  '@media': { [LIVELY]: breathing },
});
