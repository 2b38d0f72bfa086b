import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { FORCED } from '../theme/media.ts';

const filled = { borderRadius: 3, backgroundColor: theme.color.accent } as const;

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.color.raised,
  // A shape without text: forced colours would make it invisible.
  '@media': { [FORCED]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: theme.color.raised },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});
