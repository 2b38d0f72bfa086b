import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { LIVELY } from '../theme/media.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Floats beside a control; `usePlace` positions it. */
export const popup = style({
  position: 'fixed',
  zIndex: 50,
  margin: 0,
  maxWidth: 'calc(100vw - 16px)',
  padding: 6,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': { [LIVELY]: { animation: `${appear} 140ms ease-out` } },
});
