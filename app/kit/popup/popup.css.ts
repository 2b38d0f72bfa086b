import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { frame } from '../theme/frame.ts';
import { LIVELY } from '../theme/media.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Floats beside a control; `usePlace` positions it. */
export const popup = style({
  position: 'fixed',
  zIndex: layer.popup,
  margin: 0,
  maxWidth: 'calc(100vw - 16px)',
  padding: space(3),
  ...frame,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': { [LIVELY]: { animation: `${appear} 140ms ease-out` } },
});
