import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { lively } from '../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** For whatever is on its way, or a list of that. */
export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` };

export const skeleton = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.raised,
  '@media': { [lively]: breathing },
});
